import type { OpenedFeed, RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { normaliseColumn, readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson } from '#feeds/read/read-json-parts.ts';
import { readTable, type TableEntry } from '#feeds/row/read-table.ts';
import { csvColumns, requiredColumns } from './wire-schema.ts';

export const expected = `a canonical catalogue: CSV with the columns ${requiredColumns.join(', ')} (and others)`;

/** One row per record after the header. The file holds all plans of each provider that it names. */
export async function readCanonicalTable(file: FeedFile): Promise<OpenedFeed<RawRow<TableEntry | undefined>>> {
  const header = beginsLikeJson(file) ? [] : ((await readCsvHeader(file)) ?? []);
  const columns = header.map(normaliseColumn);
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new FeedRefusal(
      `The file ${file.name} is not understood: expected ${expected}; it has no column ${missing.join(', ')}.`,
    );
  }
  return { complete: true, ...readTable(file, header, csvColumns) };
}
