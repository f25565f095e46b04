import { findCountryByAlpha3 } from '#domain/place/countries.ts';
import type { TableMappingText } from '#feeds/row/mapping-schema.ts';
import type { SampledColumn } from './sample-columns.ts';

/** A column of places, or a list of them; codes of three letters are ISO's. */
export function placeOf(column: SampledColumn | undefined): TableMappingText['fields']['place'][number] {
  const { source: from, values, list } = column ?? { source: '', values: [], list: undefined };
  const isAlpha3 =
    values.length > 0 && values.every((value) => /^[A-Z]{3}$/.test(value) && findCountryByAlpha3(value) !== null);
  const as = isAlpha3 ? ({ as: 'alpha-3' } as const) : {};
  if (list !== undefined) return list === from ? { from } : { from, list };
  const codes = /^[A-Z]{2}(?:\s*([,/])\s*[A-Z]{2})+$/;
  const separator =
    [';', '|'].find((sign) => values.some((value) => value.includes(sign))) ??
    values.map((value) => codes.exec(value)?.[1]).find((sign) => sign !== undefined);
  return { from, ...(separator !== undefined && { separator }), ...as };
}
