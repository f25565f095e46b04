import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapZenditOffer } from './mapper.ts';
import { expected, readZenditOffers } from './reader.ts';

/** Pages of Zendit's list of offers. */
export const zenditAdapter = defineAdapter({ expected, feed: 'zendit', read: readZenditOffers, map: mapZenditOffer });
