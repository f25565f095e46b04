import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Known, PlanNetwork } from '#domain/plan/plan.ts';
import { readCoverage } from '#feeds/row/feed-coverage.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { fieldOf, listIn } from '#feeds/read/json-field.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { listAt } from './json-source.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import type { SourceFinder, TableRow } from './table-row.ts';

type NetworkSpec = NonNullable<MappedFields['networks']>;
type ListedNetworks = Extract<NetworkSpec, { list: string }>;
type ReadNetworks = (row: TableRow, coverage: readonly CountryCode[]) => PlanNetwork[];

/** Reads the operators of a plan: from words for one country, or from lists of networks by country. */
export function networkReader(spec: MappedFields['networks'], finder: SourceFinder): ReadNetworks {
  if (spec === undefined) return () => [];
  if ('list' in spec) return (row, coverage) => listedNetworks(spec, row, coverage);
  const reader = finder.find(spec.operators);
  return (row, [country, ...others]) => {
    const words = reader.read(row);
    if (country === undefined || others.length > 0 || typeof words !== 'string') return [];
    const operators = words.split(spec.separator).flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
    return operators.map((operator) => ({ country, operator: operator.slice(0, 80), generation: null }));
  };
}

function listedNetworks(spec: ListedNetworks, row: TableRow, coverage: readonly CountryCode[]): PlanNetwork[] {
  return listAt(row, spec.list).flatMap((entry) => {
    const code = fieldOf(entry, spec.country);
    const place = readCoverage([typeof code === 'string' ? code : ''], spec.country, {});
    const [country, ...others] = place.ok ? place.value.countries : [];
    if (country === undefined || others.length > 0 || !coverage.includes(country)) return [];
    return listIn(entry, spec.each).map((network) => {
      const operator = fieldOf(network, spec.operator);
      const supported = Object.entries(spec.generations).filter(([flag]) => fieldOf(network, flag) === true);
      return {
        country,
        operator: cleanText(typeof operator === 'string' ? operator : '', 80),
        generation: readGeneration(supported.map(([, generation]) => generation)),
      };
    });
  });
}

/** Reads a yes or no from a list of statements; null: it is not among them. */
export function flagReader(spec: MappedFields['tethering']): (row: TableRow) => Known {
  if (spec === undefined) return () => null;
  const words = new RegExp(spec.matches, 'iu');
  return (row) => {
    const statement = listAt(row, spec.list).find((each) => {
      const text = fieldOf(each, spec.where);
      return typeof text === 'string' && words.test(text);
    });
    const value = fieldOf(statement, spec.from);
    return typeof value === 'boolean' ? value !== spec.inverted : null;
  };
}
