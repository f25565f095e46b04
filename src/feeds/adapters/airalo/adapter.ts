import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapOffer } from './mapper.ts';
import { expected, readOffers } from './reader.ts';

/** Packages of the Airalo Partner API and of earlier responses of its site. */
export const airaloAdapter = defineAdapter({ expected, feed: 'airalo', read: readOffers, map: mapOffer });
