import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapTrackedPlan } from './mapper.ts';
import { expected, readTrackedPlans } from './reader.ts';

/** Output of a tracker of one brand's prices. */
export const singleBrandAdapter = defineAdapter({
  expected,
  feed: 'single-brand',
  read: readTrackedPlans,
  map: mapTrackedPlan,
});
