import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapBundle } from './mapper.ts';
import { expected, readBundles } from './reader.ts';

/** The catalogue of eSIM Go. Its rate sheets and the price lists of its resellers are formats of their own. */
export const esimGoAdapter = defineAdapter({ expected, feed: 'esim-go', read: readBundles, map: mapBundle });
