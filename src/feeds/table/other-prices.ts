import type { Money } from '#domain/money/money.ts';
import type { FeedPrice } from '#feeds/row/feed-price.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { readText } from './cell-text.ts';
import { listAt, walk } from './json-source.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import { readingOf, type NumberReading } from '#feeds/row/number-marks.ts';
import { readAmount } from './price-amount.ts';
import { readStatedCurrency } from './row-currency.ts';
import type { SourceFinder, TableRow } from './table-row.ts';

interface RowNumbers {
  readonly row: TableRow;
  readonly numbers: NumberReading;
}

/** Further prices that cannot be read are left out: the main price is converted instead. */
export function otherPriceReader(
  spec: MappedFields['otherPrices'],
  finder: SourceFinder,
): (context: RowNumbers) => readonly Money[] {
  if (spec === undefined) return () => [];
  if (!Array.isArray(spec)) return ({ row, numbers }) => listedPrices(listAt(row, spec.list), { spec, row, numbers });
  const readers = spec.map(({ from, currency }) => ({ reader: finder.find(from), currency }));
  return ({ row, numbers }) =>
    onePerCurrency(
      readers.flatMap(({ reader, currency }) => {
        const text = readText(reader, row);
        if (!text.ok || text.value === null) return [];
        const reading = readingOf(reader.read(row), numbers);
        const own = {
          currency: { code: currency, shift: 0 },
          field: reader.field(row),
          inCents: false,
          numbers: reading,
        };
        const price = readAmount(text.value, own);
        return price.ok ? [exact(price.value)] : [];
      }),
    );
}

interface ListedPrices extends RowNumbers {
  readonly spec: { readonly from: string; readonly currency: string };
}

function listedPrices(list: readonly unknown[], { spec, row, numbers }: ListedPrices): readonly Money[] {
  const variant = row.scope?.variant ?? '';
  return onePerCurrency(
    list.flatMap((entry) => {
      const stated = walk(entry, spec.from.replaceAll('{variant}', variant));
      const code = fieldOf(entry, spec.currency);
      if (typeof code !== 'string' || (typeof stated !== 'number' && typeof stated !== 'string')) return [];
      const currency = readStatedCurrency(code, spec.currency);
      if (!currency.ok) return [];
      const text = String(stated).trim();
      const reading = readingOf(stated, numbers);
      const price = readAmount(text, { currency: currency.value, field: spec.from, inCents: false, numbers: reading });
      return price.ok ? [exact(price.value)] : [];
    }),
  );
}

/** A price without what was sent. */
export function exact({ units, currency }: FeedPrice): Money {
  return { units, currency };
}

function onePerCurrency(prices: readonly Money[]): readonly Money[] {
  const first = new Map<string, Money>();
  for (const price of prices) if (!first.has(price.currency)) first.set(price.currency, price);
  return [...first.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
