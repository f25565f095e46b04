import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { fieldOf } from '#feeds/json-field.ts';
import { isListed, openJsonList } from '#feeds/read-json-list.ts';

export const expected =
  'a sheet of daily plans: a JSON list of rows with the columns "1" (place), "2" ("3day / 1GB Daily+Unlimited 512Kbps") and "3" (price)';

/** One row per row of the sheet, which holds all that its seller offers. */
export async function readSheetRows(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const shape = { isEntry: isListed, entries: 'rows of daily plans', expected, isOurs };
  return { complete: true, rows: await openJsonList(file, shape) };
}

function isOurs(entry: unknown): boolean {
  const words = fieldOf(entry, '2');
  return typeof fieldOf(entry, '1') === 'string' && typeof words === 'string' && /^\s*\d+\s*day\s*\//i.test(words);
}
