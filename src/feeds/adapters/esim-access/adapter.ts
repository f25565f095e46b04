import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapPackage } from './mapper.ts';
import { expected, readPackages } from './reader.ts';

/** Packages of the eSIM Access API. */
export const esimAccessAdapter = defineAdapter({ expected, feed: 'esim-access', read: readPackages, map: mapPackage });
