import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapPriceRow } from './mapper.ts';
import { expected, readPriceRows } from './reader.ts';

/** Lists of public shop prices, one row a plan. */
export const priceCsvAdapter = defineAdapter({ expected, feed: 'price-csv', read: readPriceRows, map: mapPriceRow });
