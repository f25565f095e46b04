import type { ListRow } from './destination-view.ts';
import type { PlanIndex } from './plan-index.ts';
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
  const toRow = (plan: TripPlan): ListRow => ({
    plan: plan.item.plan,
    trip: plan.trip,
    prices: rowPrices(plan.item.plan, plan.trip, index.source.rules),
    place: placeByIndex[plan.item.index] ?? 0,
  });
  return { inOrder, byTrip, toRow };
}
