import { sortNames, type SortName } from './list-query.ts';
import { mapTask, memoTask, sortTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { compareNumbers } from '#domain/trip/trip-order.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** Sort keys, ascending; `Infinity`: last. */
const sortKeys: Readonly<Record<Exclude<SortName, 'trip'>, (plan: TripPlan) => number>> = {
  price: ({ price }) => price,
  'per-gb': ({ perGb }) => perGb,
  'per-day': ({ perDay }) => perDay,
  data: ({ item }) => -item.dataRank,
  validity: ({ item }) => -(item.plan.validityDays ?? Infinity),
  rating: ({ item }) => -(item.rating ?? -Infinity),
  share: ({ item: { plan } }) => -(plan.coverage.coveredHere / plan.coverage.countriesHere),
};

/** All plans in the chosen order, ties in trip order. Memoized. */
export const sortPlansTask = memoTask(sortBy, { most: sortNames.length });

function* sortBy(byTrip: TripPlans, sort: SortName): CooperativeTask<TripPlans> {
  if (sort === 'trip') return byTrip;
  const keyOf = sortKeys[sort];
  // Keys are computed once per plan, not once per comparison.
  const keyed = yield* mapTask(byTrip, (plan) => ({ plan, key: keyOf(plan) }));
  // Stable sort: ties stay in trip order.
  const sorted = yield* sortTask(keyed, (a, b) => compareNumbers(a.key, b.key));
  return sorted.map(({ plan }) => plan);
}
