import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { normaliseColumn, readCsvHeader, readCsvRecords } from '#feeds/read-csv-records.ts';
import { columnNames, requiredColumns, type PriceColumn, type PriceRow } from './wire-schema.ts';

export const expected =
  'a CSV file with the columns date, competitor (or provider), country, data, days, price_usd (or price and currency) and source_url';

/** Column positions, and the currency in the name of the price column. */
interface Layout {
  readonly width: number;
  readonly indexes: Readonly<Partial<Record<PriceColumn, number>>>;
  readonly currency: string | null;
}

/** One row per record after the header. The file holds all prices of each provider that it names. */
export async function readPriceRows(file: FeedFile): Promise<OpenedFeed<RawRow<PriceRow>>> {
  const header = await readCsvHeader(file);
  const layout = header === null ? null : findLayout(header);
  if (layout === null) {
    const found = (header ?? []).slice(0, 12).join(', ').slice(0, 200);
    throw new FeedRefusal(
      `The file ${file.name} is not a list of prices: expected ${expected}; its first line is "${found}".`,
    );
  }
  return { complete: true, rows: readRows(file, layout) };
}

function findLayout(header: readonly string[]): Layout | null {
  const names = header.map(normaliseColumn);
  const indexes: Partial<Record<PriceColumn, number>> = {};
  for (const [column, aliases] of Object.entries(columnNames)) {
    const index = names.findIndex((name) => aliases.includes(name));
    if (index >= 0) indexes[column as PriceColumn] = index;
  }
  const priced = names.findIndex((name) => currencyOfColumn(name) !== null);
  const currency = currencyOfColumn(names[priced] ?? '');
  if (currency !== null) indexes.price = indexes.currency = priced;
  const isComplete = requiredColumns.every((column) => indexes[column] !== undefined);
  return isComplete ? { width: header.length, indexes, currency } : null;
}

/** `price_usd` → `USD`. */
function currencyOfColumn(name: string): string | null {
  const code = /^price_([a-z]{3})$/.exec(name)?.[1];
  const currency = code === undefined ? null : parseCurrencyCode(code);
  return currency?.ok === true ? currency.value : null;
}

async function* readRows(file: FeedFile, { width, indexes, currency }: Layout): AsyncGenerator<RawRow<PriceRow>> {
  let isHeader = true;
  for await (const { line, values } of readCsvRecords(file)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const at = (column: PriceColumn): string => values[indexes[column] ?? -1] ?? '';
    yield {
      number: line,
      wire: {
        provider: at('provider'),
        destination: at('destination'),
        data: at('data'),
        days: at('days'),
        price: at('price'),
        currency: currency ?? at('currency'),
        url: at('url'),
        date: at('date'),
        fits: values.length === width,
      },
    };
  }
}
