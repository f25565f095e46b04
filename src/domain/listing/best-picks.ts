import type { ListRow, Picks } from './destination-view.ts';
import { nearestPlan } from './nearest-plan.ts';
import type { ListedRows } from './listed-rows.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/**
 * The answers, all from the plans of the list:
 * `cheapest`: what costs the trip least at full speed; at reduced speed only where nothing else serves it, because a
 * plan that crawls for half of the trip is no answer to "what do I buy".
 * `bestValue`: the lowest price per GB among plans of which one alone serves the trip at full speed.
 * `unlimited`: what costs the trip least among plans that never cut off and say how they slow down.
 * A plan that wins twice is named once, as the first; plans without a convertible price win nothing.
 */
export function pickBest({ byTrip, toRow }: ListedRows, trip: Trip): Picks {
  const cheapest = cheapestPlan(byTrip);
  const bestValue = other([cheapest], bestValuePlan(byTrip));
  const unlimited = other([cheapest, bestValue], unlimitedPlan(byTrip));
  const nearest = byTrip.some(({ serves }) => serves) ? null : nearestPlan(byTrip, trip);
  const row = (plan: TripPlan | null): ListRow | null => plan && toRow(plan);
  return { cheapest: row(cheapest), bestValue: row(bestValue), unlimited: row(unlimited), nearest: row(nearest) };
}

function other(named: readonly (TripPlan | null)[], plan: TripPlan | null): TripPlan | null {
  return named.includes(plan) ? null : plan;
}

function cheapestPlan(byTrip: TripPlans): TripPlan | null {
  const priced = (plan: TripPlan): boolean => plan.serves && plan.cost !== Infinity;
  return byTrip.find((plan) => plan.trip.fit === 'full' && priced(plan)) ?? byTrip.find(priced) ?? null;
}

function bestValuePlan(byTrip: TripPlans): TripPlan | null {
  return byTrip.reduce<TripPlan | null>((best, plan) => {
    if (plan.trip.fit !== 'full' || plan.trip.count !== 1 || plan.perGb === Infinity) return best;
    return best === null || plan.perGb < best.perGb ? plan : best;
  }, null);
}

function unlimitedPlan(byTrip: TripPlans): TripPlan | null {
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
