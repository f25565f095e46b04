import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { TripCost } from './trip-cost.ts';

/**
 * Price of one plan alone with its promo: null where the promo does not apply to the trip, saves nothing, or needs a
 * larger order than one plan.
 */
export function promoPriceOfOne(
  plan: Pick<ListedPlan, 'price' | 'promo'>,
  trip: Pick<TripCost, 'promo'>,
): Money | null {
  const { price, promo } = plan;
  if (trip.promo !== 'applied' || price === null || promo === null || promo.price === null) return null;
  if (promo.minimumSpend !== null && promo.minimumSpend.units > price.units) return null;
  return promo.price.units < price.units ? promo.price : null;
}
