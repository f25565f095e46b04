import type { FeedAdapter, MappedRow } from '#feeds/row/feed-adapter.ts';
import { noOptions, readFeedText } from './feed-files.ts';

/** A CSV file of one row, by its columns. */
export function csvOf(row: Readonly<Record<string, string>>): string {
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return `${Object.keys(row).map(quote).join(',')}\n${Object.values(row).map(quote).join(',')}\n`;
}

/** What an adapter makes of a file's only row. */
export async function onlyRowOf(adapter: FeedAdapter, text: string, options = noOptions): Promise<MappedRow['result']> {
  const { rows } = await readFeedText(adapter, text, options);
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`${rows.length} rows, expected one`);
  return row.result;
}
