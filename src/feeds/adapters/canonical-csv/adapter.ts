import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { normaliseColumn, readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson } from '#feeds/read/read-json-parts.ts';
import { readTable, type TableEntry } from '#feeds/row/read-table.ts';
import { isOpenNumber, NumberReading } from '#feeds/row/number-marks.ts';
import { usualDigits } from '#feeds/row/price-text.ts';
import { csvColumns, requiredColumns, wholeFields } from './wire-schema.ts';
import { mapCanonicalRecord } from './mapper.ts';

const expected = `a canonical catalogue: CSV with the columns ${requiredColumns.join(', ')} (and others)`;

/** One row per record after the header. The file holds all plans of each provider that it names. */
async function readCanonicalTable(file: FeedFile): Promise<OpenedFeed<RawRow<TableEntry | undefined>>> {
  const header = beginsLikeJson(file) ? [] : ((await readCsvHeader(file)) ?? []);
  const columns = header.map(normaliseColumn);
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new FeedRefusal(
      `The file ${file.name} is not understood: expected ${expected}; it has no column ${missing.join(', ')}.`,
    );
  }
  const { rows, ...table } = readTable(file, header, csvColumns);
  const reread = (): Entries => readTable(file, header, csvColumns).rows;
  return { complete: true, ...table, rows: withUsualNumbers(rows, reread) };
}

type Entries = ReturnType<typeof readTable>['rows'];

const decimalFields = ['priceAmount', 'promoAmount', 'promoMinimumSpend', 'dataMb'];
const numericFields = [...decimalFields, ...wholeFields];

/** Spreadsheets of some countries write `9,90` and `1.000`: all numbers of the file say which mark is that of decimals. */
async function* withUsualNumbers(rows: Entries, reread: () => Entries): AsyncGenerator<RawRow<TableEntry | undefined>> {
  let ofFile: NumberReading | null = null;
  for await (const { number, wire } of rows) {
    const stated = wire === undefined ? [] : numericFields.flatMap((field) => fieldIn(wire, field));
    const isOpen = stated.some(([, text]) => isOpenNumber(text));
    if (isOpen) ofFile ??= await surveyNumbers(reread());
    const numbers = isOpen && ofFile !== null ? ofFile : new NumberReading(null);
    const usual = stated.flatMap(([field, text]) => {
      const read = numbers.read(text);
      return 'number' in read ? [[field, read.number] as const] : [];
    });
    yield { number, wire: wire === undefined ? wire : { ...wire, ...Object.fromEntries(usual) } };
  }
}

function fieldIn(entry: TableEntry, field: string): readonly (readonly [field: string, text: string])[] {
  const text = entry[field];
  return text === undefined ? [] : [[field, usualDigits(text)]];
}

async function surveyNumbers(rows: Entries): Promise<NumberReading> {
  const numbers = new NumberReading(null);
  for await (const { wire = {} } of rows)
    for (const field of decimalFields) for (const [, text] of fieldIn(wire, field)) numbers.see(text);
  return numbers;
}

/** The product's own format as CSV. */
export const canonicalCsvAdapter = defineAdapter({
  expected,
  feed: 'canonical',
  read: readCanonicalTable,
  map: mapCanonicalRecord,
});
