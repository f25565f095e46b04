import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapCanonicalPlan } from './mapper.ts';
import { expected, readCanonicalPlans } from './reader.ts';

/** The product's own format in JSON. */
export const canonicalJsonAdapter = defineAdapter({
  expected,
  feed: 'canonical',
  read: readCanonicalPlans,
  map: mapCanonicalPlan,
});
