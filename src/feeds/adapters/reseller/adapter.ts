import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows } from '#feeds/row/json-rows.ts';
import { isEntryOf, isSameLists, listsAround, type ProductLists } from './product-lists.ts';
import { isBundle, type ResellerRow } from './wire-schema.ts';
import { mapResellerRow } from './mapper.ts';

const expected =
  'a reseller’s list: JSON with products that have validDays and dataSize or data, in one list or by country, or with prices keyed by country and bundle';

type Rows = AsyncGenerator<RawRow<ResellerRow>>;

/**
 * One row per product or price. A list of products is all that its reseller sells, unless it is a page of them; one of
 * bundles prices a part of eSIM Go's catalogue.
 */
async function readReseller(file: FeedFile): Promise<OpenedFeed<RawRow<ResellerRow>>> {
  const found = beginsLikeJson(file) ? await findProducts(file) : null;
  if (found === null)
    throw new FeedRefusal(`The file ${file.name} holds no products of a reseller: expected ${expected}.`);
  if (found.lists === null) return { complete: false, rows: readPrices(file, found.priceDepth) };
  const complete = !found.hasBundles && (found.total === null || found.total === found.products);
  return { complete, rows: readProducts(file, found.lists) };
}

interface FoundProducts {
  /** Null: prices keyed by place and bundle. */
  readonly lists: ProductLists | null;
  readonly priceDepth: number;
  readonly hasBundles: boolean;
  readonly products: number;
  /** How many products there are in all, where the answer says so. */
  readonly total: number | null;
}

/** A product has its days; only its last field of them is asked for, so that a product counts once. */
const dayFields: ReadonlySet<string> = new Set(['validDays', 'days', 'validityDays', 'validity', 'duration']);
const idFields: ReadonlySet<string> = new Set(['bundle', 'bundleName', 'name', 'id', 'code']);

function isClue(path: JsonPath): boolean {
  const last = path.at(-1);
  if (typeof last !== 'string') return false;
  return isBundle(last) || last === 'total' || dayFields.has(last) || idFields.has(last);
}

async function findProducts(file: FeedFile): Promise<FoundProducts | null> {
  let lists: ProductLists | null = null;
  let latest: JsonPath = [];
  let total: number | null = null;
  const found = { priceDepth: 0, hasBundles: false, products: 0 };
  for await (const { path, value } of readJsonParts(file, isClue)) {
    const last = String(path.at(-1));
    if (isBundle(last)) return { ...found, total, lists: null, priceDepth: path.length };
    if (last === 'total' && typeof value === 'number') total = value;
    const isOfBundle = idFields.has(last) && typeof value === 'string' && isBundle(value);
    const product = path.slice(0, -1);
    if (!isOfBundle && !dayFields.has(last)) continue;
    found.hasBundles ||= isOfBundle;
    // A detail of the product before: the product itself, or an object in it.
    if (latest.length > 0 && isWithin(product, latest)) continue;
    const around = listsAround(product);
    const wasDetail = lists !== null && isWithin(latest, product);
    if (lists !== null && !wasDetail && !isSameLists(lists, around)) refuseSecondShape(file);
    if (!wasDetail) found.products += 1;
    lists = around;
    latest = product;
  }
  return lists === null ? null : { ...found, total, lists };
}

function isWithin(path: JsonPath, outer: JsonPath): boolean {
  return outer.length <= path.length && outer.every((step, index) => step === path[index]);
}

function refuseSecondShape(file: FeedFile): never {
  throw new FeedRefusal(
    `The file ${file.name} holds products in two places that differ in shape: split it, one shape a file.`,
  );
}

async function* readProducts(file: FeedFile, lists: ProductLists): Rows {
  let number = 0;
  for await (const { path, value } of readJsonParts(file, (each) => isEntryOf(lists, each))) {
    const key = lists.kind === 'keyed' ? path.at(-2) : path.at(-1);
    const group = lists.kind === 'flat' ? null : { key: typeof key === 'string' ? key : null, fields: {} };
    const entries = lists.kind === 'nested' ? productsIn(value, lists.list) : [value];
    const around = lists.kind === 'nested' && group !== null ? { ...group, fields: without(value, lists.list) } : group;
    for (const entry of entries) {
      number += 1;
      yield { number, wire: { shape: 'product', entry, group: around } };
    }
  }
}

/** A place whose products are no list is one row, which is refused. */
function productsIn(place: unknown, list: string): readonly unknown[] {
  const products = fieldOf(place, list);
  if (Array.isArray(products)) return products;
  return typeof products === 'object' && products !== null ? Object.values(products) : [products ?? null];
}

/** A row has its own product only: damage to another one is not its own. */
function without(place: unknown, list: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(Object(place)).filter(([field]) => field !== list));
}

function readPrices(file: FeedFile, depth: number): Rows {
  return jsonRows(
    file,
    (each) => each.length === depth,
    ({ path, value }) => {
      return { shape: 'grouped', entry: { place: String(path.at(-2)), bundle: String(path.at(-1)), price: value } };
    },
  );
}

/** Retail price lists of resellers: flat lists of products, and prices keyed by country and bundle. */
export const resellerAdapter = defineAdapter({ expected, feed: 'reseller', read: readReseller, map: mapResellerRow });
