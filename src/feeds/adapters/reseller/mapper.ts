import type { FeedOptions, Mapped } from '#feeds/row/feed-adapter.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { mapGroupedPrice } from './map-grouped-price.ts';
import { mapProduct } from './map-product.ts';
import { isBundle, type ProductGroup, type ResellerRow } from './wire-schema.ts';

export function mapResellerRow(row: ResellerRow, options: FeedOptions): Mapped {
  if (row.shape === 'grouped') return mapGroupedPrice(row.entry, options);
  const bundle = bundleOf(row.entry);
  if (bundle === null) return mapProduct(row.entry, options, row.group);
  return mapGroupedPrice({ place: placeOf(row.entry, row.group), bundle, price: row.entry }, options);
}

/** The bundle of eSIM Go that a product is. */
function bundleOf(entry: unknown): string | null {
  const names = ['bundle', 'bundleName', 'name', 'id', 'code'].map((field) => fieldOf(entry, field));
  return names.find((name): name is string => typeof name === 'string' && isBundle(name)) ?? null;
}

function placeOf(entry: unknown, group: ProductGroup | null): string {
  const own = ['country', 'countryName', 'place'].map((field) => fieldOf(entry, field));
  const around = ['country', 'name', 'title', 'en', 'code'].map((field) => fieldOf(group?.fields, field));
  return [...own, ...around, group?.key].find((each): each is string => typeof each === 'string') ?? '';
}
