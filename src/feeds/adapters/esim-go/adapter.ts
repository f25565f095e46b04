import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapEsimGoRow } from './mapper.ts';
import { expected, readEsimGo } from './reader.ts';

/** The catalogue of eSIM Go, its rate sheets, and price lists of its resellers. */
export const esimGoAdapter = defineAdapter({ expected, feed: 'esim-go', read: readEsimGo, map: mapEsimGoRow });
