import type { FeedOptions, Mapped } from '#feeds/feed-adapter.ts';
import { mapGroupedPrice } from './map-grouped-price.ts';
import { mapProduct } from './map-product.ts';
import type { ResellerRow } from './wire-schema.ts';

/** Maps a row of either shape to a plan. */
export function mapResellerRow(row: ResellerRow, options: FeedOptions): Mapped {
  return row.shape === 'product' ? mapProduct(row.entry, options) : mapGroupedPrice(row.entry, options);
}
