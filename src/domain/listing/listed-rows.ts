import type { ListRow } from './destination-view.ts';
import type { PlanIndex } from './plan-index.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { rowPrices } from './row-prices.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** The plans of a list, and the function that makes a row of one. */
export interface ListedRows {
  /** In the chosen order. */
  readonly inOrder: TripPlans;
  /** The same plans in trip order. */
  readonly byTrip: TripPlans;
  readonly toRow: (plan: TripPlan) => ListRow;
}

/** Sizes that sellers share, in gigabytes. */
export const standardSizes = [1, 3, 5, 10, 20, 50] as const;

export function listRows(index: PlanIndex, { inOrder, byTrip }: Pick<ListedRows, 'inOrder' | 'byTrip'>): ListedRows {
  const placeByIndex = new Uint32Array(index.items.length);
  for (const [place, { item }] of inOrder.entries()) placeByIndex[item.index] = place + 1;
  const lowest = lowestOfSizes(inOrder);
  const scale = barScale(index);
  const toRow = (plan: TripPlan): ListRow => ({
    plan: plan.item.plan,
    trip: plan.trip,
    prices: rowPrices(plan.item.plan, plan.trip, index.source.rules),
    place: placeByIndex[plan.item.index] ?? 0,
    perGbShare: scale === null || plan.perGb === Infinity ? null : Math.min(1, plan.perGb / scale),
    lowestOfGb: lowest.get(plan) ?? null,
  });
  return { inOrder, byTrip, toRow };
}

/** For each standard size the plan of exactly that size with the lowest list price; of equal ones the first in order. */
function lowestOfSizes(inOrder: TripPlans): ReadonlyMap<TripPlan, number> {
  const bySize = new Map<number, TripPlan>();
  const sizes = new Set<number>(standardSizes.map((size) => size * 1000));
  for (const plan of inOrder) {
    const { fixedMb, price } = plan.item;
    if (fixedMb === null || price === Infinity || !sizes.has(fixedMb)) continue;
    const lowest = bySize.get(fixedMb);
    if (lowest === undefined || price < lowest.item.price) bySize.set(fixedMb, plan);
  }
  return new Map([...bySize].map(([megabytes, plan]) => [plan, megabytes / 1000]));
}

const scales = new WeakMap<PlanIndex, number | null>();

/** Units per GB of a full bar: from all plans, so that a bar keeps its length whatever the filters. */
function barScale(index: PlanIndex): number | null {
  const earlier = scales.get(index);
  if (earlier !== undefined) return earlier;
  const scale = percentileOf(
    index.items.map(({ perGb }) => perGb),
    0.95,
  );
  const made = scale === null || scale <= 0 ? null : scale;
  scales.set(index, made);
  return made;
}
