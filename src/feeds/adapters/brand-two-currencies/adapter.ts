import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapBrandOffer } from './mapper.ts';
import { expected, readBrandOffers } from './reader.ts';

/** Saved answers of a brand's API that state each price in two currencies. */
export const brandTwoCurrenciesAdapter = defineAdapter({
  expected,
  feed: 'brand-two-currencies',
  read: readBrandOffers,
  map: mapBrandOffer,
});
