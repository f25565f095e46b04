import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { fieldOf, listIn } from '#feeds/json-field.ts';
import { openJsonList } from '#feeds/read-json-list.ts';
import type { JsonPath } from '#feeds/read-json-parts.ts';
import { tiers } from './wire-schema.ts';

export const expected =
  'a file of saved answers of a brand’s API: a JSON list of objects with data that has coverages and product_items with prices';

const isAnswer = (path: JsonPath): boolean => path.length === 2 && typeof path[0] === 'number' && path[1] === 'data';

/**
 * One row per offer: a product in one tier. Local and regional responses are separate files, so none of them is
 * complete.
 */
export async function readBrandOffers(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const rows = await openJsonList(file, {
    isEntry: isAnswer,
    entries: 'products of a brand’s API',
    expected,
    isOurs: (entry) => Array.isArray(fieldOf(entry, 'product_items')),
    rowsOf,
  });
  return { complete: false, rows };
}

/** A destination without products, and a product without offers, are a row each, so that the report counts them. */
function rowsOf(destination: unknown): readonly unknown[] {
  const items = listIn(destination, 'product_items');
  if (items.length === 0) return [{ tier: 'standard', destination }];
  return items.flatMap((item): readonly unknown[] => {
    const offered = tiers.filter((tier) => (fieldOf(item, tier) ?? null) !== null);
    if (offered.length === 0) return [{ tier: 'standard', destination, item }];
    return offered.map((tier) => ({ tier, destination, item, offer: fieldOf(item, tier) }));
  });
}
