import type { SortName } from './list-query.ts';
import {
  runToCompletion,
  mapTask,
  shareTask,
  sortTask,
  type CooperativeTask,
} from '#domain/kernel/cooperative-task.ts';
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

const known = new WeakMap<TripPlans, Map<SortName, () => CooperativeTask<TripPlans>>>();

/** All plans in the chosen order, ties in trip order. Memoized per `byTrip`. */
export function sortPlans(byTrip: TripPlans, sort: SortName): TripPlans {
  return runToCompletion(sortPlansTask(byTrip, sort));
}

export function* sortPlansTask(byTrip: TripPlans, sort: SortName): CooperativeTask<TripPlans> {
  if (sort === 'trip') return byTrip;
  const earlier = known.get(byTrip) ?? new Map<SortName, () => CooperativeTask<TripPlans>>();
  known.set(byTrip, earlier);
  const sorted = earlier.get(sort) ?? shareTask(sortBy(byTrip, sortKeys[sort]));
  earlier.set(sort, sorted);
  return yield* sorted();
}

function* sortBy(byTrip: TripPlans, keyOf: (plan: TripPlan) => number): CooperativeTask<TripPlans> {
  // Keys are computed once per plan, not once per comparison.
  const keyed = yield* mapTask(byTrip, (plan) => ({ plan, key: keyOf(plan) }));
  // Stable sort: ties stay in trip order.
  const sorted = yield* sortTask(keyed, (a, b) => compareNumbers(a.key, b.key));
  return sorted.map(({ plan }) => plan);
}
