import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripCost } from './trip-cost.ts';

type Estimated = Pick<ListedPlan, 'promo' | 'isEstimate'>;

/** Whether a plan's promo price is converted. */
export function isPromoEstimate({ promo, isEstimate }: Estimated): boolean {
  return promo?.isEstimate ?? isEstimate;
}

/** Whether the trip's cost contains a converted price. */
export function isCostEstimate(plan: Estimated, { promo }: Pick<TripCost, 'promo'>): boolean {
  return plan.isEstimate || (promo === 'applied' && isPromoEstimate(plan));
}
