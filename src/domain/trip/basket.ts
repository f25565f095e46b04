import { costTrip, type CostedPlan, type TripCost } from './trip-cost.ts';
import { defaultTrip } from './trip.ts';
import { fitRank } from './trip-order.ts';

/** The facts that decide what the basket costs with a plan. */
export type BasketPlan = Omit<CostedPlan, 'promo'>;

/** The default trip's cost with a plan that serves it. */
export type BasketCost = TripCost & { readonly cost: NonNullable<TripCost['cost']> };

/** How many of the cheapest plans for the basket have their price history read. */
export const plansFollowed = 4;

/**
 * What the basket, by which places are compared, costs with a plan: the default trip at list prices, as lists of plans
 * count it. Null: the plan does not serve it, its seller leaves open whether it does, or the price cannot be converted.
 */
export function costBasket(plan: BasketPlan): BasketCost | null {
  const trip = costTrip({ ...plan, promo: null }, defaultTrip, { usesPromo: false, now: 0 });
  return fitRank[trip.fit] === 0 && trip.cost !== null ? { ...trip, cost: trip.cost } : null;
}
