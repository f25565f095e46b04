import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { fieldOf, listIn } from '#feeds/json-field.ts';
import { isListed, openJsonList } from '#feeds/read-json-list.ts';

export const expected = 'a scraped shop: a JSON list of destinations with country, url and packages';

/** One row per package, or per destination without any. The file holds the whole shop. */
export async function readScrapedPackages(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const rows = await openJsonList(file, {
    isEntry: isListed,
    entries: 'scraped packages',
    expected,
    isOurs: (entry) => Array.isArray(fieldOf(entry, 'packages')) && fieldOf(entry, 'url') !== undefined,
    rowsOf,
  });
  return { complete: true, rows };
}

function rowsOf(entry: unknown): readonly unknown[] {
  const place = { country: fieldOf(entry, 'country'), url: fieldOf(entry, 'url') };
  const packages = listIn(entry, 'packages');
  return packages.length === 0 ? [place] : packages.map((each) => ({ ...place, package: each }));
}
