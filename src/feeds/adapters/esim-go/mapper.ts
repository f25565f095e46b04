import type { FeedOptions, Mapped } from '#feeds/feed-adapter.ts';
import { mapBundle } from './map-bundle.ts';
import { mapRateCell } from './map-rate-cell.ts';
import { mapResellerPrice } from './map-reseller-price.ts';
import type { EsimGoRow } from './wire-schema.ts';

/** A row of any of the three shapes as a plan. */
export function mapEsimGoRow(row: EsimGoRow, options: FeedOptions): Mapped {
  switch (row.shape) {
    case 'bundle':
      return mapBundle(row.entry, options);
    case 'cell':
      return mapRateCell(row.cell, options);
    case 'reseller':
      return mapResellerPrice(row.entry, options);
  }
}
