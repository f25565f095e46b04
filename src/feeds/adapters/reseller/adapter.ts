import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapResellerRow } from './mapper.ts';
import { expected, readReseller } from './reader.ts';

/** Retail price lists of resellers: flat lists of products, and prices keyed by country and bundle. */
export const resellerAdapter = defineAdapter({ expected, feed: 'reseller', read: readReseller, map: mapResellerRow });
