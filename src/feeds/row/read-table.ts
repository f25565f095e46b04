import { readCsvTable } from './csv-table.ts';
import type { OpenedFeed, RawRow } from './feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { lastValueCheck } from './last-value-check.ts';
import { normaliseColumn } from '#feeds/read/read-csv-records.ts';
import { currencyFields } from './stated-currency.ts';

/** An object made of a table's row; empty cells are omitted. Undefined: the row does not fit its header. */
export type TableEntry = Readonly<Record<string, string>>;

type TableEntries = Pick<OpenedFeed<RawRow<TableEntry | undefined>>, 'rows' | 'findings'>;

/** A currency counts whether or not the format has a column for it. */
const currencyColumns: Readonly<Record<string, string>> = Object.fromEntries(
  currencyFields.map((field) => [normaliseColumn(field), field]),
);

/**
 * Reads the records after the header as objects.
 * @param names maps columns to properties; other columns are dropped, except a currency's
 */
export function readTable(
  file: FeedFile,
  header: readonly string[],
  names: Readonly<Record<string, string>>,
): TableEntries {
  const columns = header.map((name) => names[normaliseColumn(name)] ?? currencyColumns[normaliseColumn(name)]);
  const { rows, findings } = readCsvTable(file, header.length);
  const check = lastValueCheck({ heading: header.at(-1) ?? '', isRead: columns.at(-1) !== undefined });
  return { rows: entriesOf(rows, columns, check), findings };
}

async function* entriesOf(
  rows: ReturnType<typeof readCsvTable>['rows'],
  columns: readonly (string | undefined)[],
  check: ReturnType<typeof lastValueCheck>,
): AsyncGenerator<RawRow<TableEntry | undefined>> {
  for await (const row of rows) {
    const isWhole = row.damage === null && check(row) === null;
    yield { number: row.line, wire: isWhole ? toEntry(columns, row.values) : undefined };
  }
}

function toEntry(columns: readonly (string | undefined)[], values: readonly string[]): TableEntry {
  const entry: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const value = values[index]?.trim() ?? '';
    if (column !== undefined && value !== '') entry[column] = value;
  }
  return entry;
}
