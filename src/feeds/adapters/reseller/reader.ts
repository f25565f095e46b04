import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { fieldOf } from '#feeds/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read-json-parts.ts';
import { isListed } from '#feeds/read-json-list.ts';
import type { ResellerRow } from './wire-schema.ts';

export const expected =
  'a reseller’s list: a JSON list of products with dataSize, validDays and countries, or JSON with prices keyed by country and bundle';

type Rows = AsyncGenerator<RawRow<ResellerRow>>;

const isGroupedPrice = (path: JsonPath): boolean => path.length === 2 && String(path[1]).startsWith('esim_');
const isProduct = (entry: unknown): boolean =>
  fieldOf(entry, 'dataSize') !== undefined && fieldOf(entry, 'validDays') !== undefined;

/**
 * One row per product or price. A flat list is all that its reseller sells; a grouped one prices a part of eSIM Go's
 * catalogue.
 */
export async function readReseller(file: FeedFile): Promise<OpenedFeed<RawRow<ResellerRow>>> {
  if (beginsLikeJson(file)) {
    for await (const { path, value } of readJsonParts(file, (path) => isListed(path) || isGroupedPrice(path))) {
      if (isGroupedPrice(path)) return { complete: false, rows: readGroupedPrices(file) };
      if (isProduct(value)) return { complete: true, rows: readProducts(file) };
    }
  }
  throw new FeedRefusal(`The file ${file.name} holds no products of a reseller: expected ${expected}.`);
}

async function* readProducts(file: FeedFile): Rows {
  let number = 0;
  for await (const { value } of readJsonParts(file, isListed)) {
    number += 1;
    yield { number, wire: { shape: 'product', entry: value } };
  }
}

async function* readGroupedPrices(file: FeedFile): Rows {
  let number = 0;
  for await (const { path, value } of readJsonParts(file, (place) => place.length === 2)) {
    number += 1;
    const entry = { place: String(path[0]), bundle: String(path[1]), price: value };
    yield { number, wire: { shape: 'grouped', entry } };
  }
}
