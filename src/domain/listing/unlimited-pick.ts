import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** What costs the trip least among listed plans that never cut off and say how they slow down. */
export function unlimitedPick(byTrip: TripPlans): TripPlan | null {
  return byTrip.find((plan) => plan.serves && plan.cost !== Infinity && isHonestUnlimited(plan.item.plan)) ?? null;
}

/**
 * Never cuts off, and says how it slows down: unlimited with an allowance and the speed after it or with one speed that
 * is never exceeded, or a daily amount with the speed after it, which many sellers call unlimited.
 */
export function isHonestUnlimited(
  plan: Pick<ListedPlan, 'dataKind' | 'dataMb' | 'reducedSpeedKbps' | 'speedLimitKbps'>,
): boolean {
  const slowsDown = plan.dataMb !== null && plan.reducedSpeedKbps !== null && plan.reducedSpeedKbps > 0;
  if (plan.dataKind === 'daily') return slowsDown;
  return plan.dataKind === 'unlimited' && (slowsDown || plan.speedLimitKbps !== null);
}
