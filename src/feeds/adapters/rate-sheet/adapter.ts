import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapRateCell } from './mapper.ts';
import { expected, readRateSheet } from './reader.ts';

/** Wide rate sheets. Their bundles are those of eSIM Go's catalogue, so both are one source. */
export const rateSheetAdapter = defineAdapter({ expected, feed: 'esim-go', read: readRateSheet, map: mapRateCell });
