import type { RawRow } from './feed-adapter.ts';
import type { FeedFile } from './feed-file.ts';
import { normaliseColumn, readCsvRecords } from './read-csv-records.ts';

/** An object made of a table's row; empty cells are omitted. Undefined: the row does not fit its header. */
export type TableEntry = Readonly<Record<string, string>>;

/**
 * Streams the records after the header as objects.
 * @param names maps columns to properties; other columns are dropped
 */
export async function* readTable(
  file: FeedFile,
  names: Readonly<Record<string, string>>,
): AsyncGenerator<RawRow<TableEntry | undefined>> {
  let columns: readonly (string | undefined)[] | null = null;
  for await (const { line, values } of readCsvRecords(file)) {
    if (columns === null) {
      columns = values.map((name) => names[normaliseColumn(name)]);
      continue;
    }
    yield { number: line, wire: values.length === columns.length ? toEntry(columns, values) : undefined };
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
