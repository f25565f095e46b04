import type { ListRow, Picks, SinglePlan } from './destination-view.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { nearestPlan } from './nearest-plan.ts';
import type { ListedRows } from './listed-rows.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/**
 * The answers, all from the plans of the list:
 * `cheapest`: the first in trip order, where it serves the trip.
 * `single`: where that takes several plans, the first that serves the trip alone for a little more.
 * `bestValue`: the lowest price per GB among plans of which one alone serves the trip at full speed; where that is of the
 * provider of `cheapest`, of another provider if that is not much dearer per GB.
 * `unlimited`: what costs the trip least among plans that never cut off and say how they slow down.
 * A plan that wins twice is named once, as the first; plans without a convertible price win nothing.
 */
export function pickBest({ byTrip, toRow }: ListedRows, trip: Trip, dollarUnits: number | null): Picks {
  const cheapest = cheapestPlan(byTrip);
  const bestValue = other([cheapest], bestValuePlan(byTrip, cheapest));
  const unlimited = other([cheapest, bestValue], unlimitedPlan(byTrip));
  const nearest = byTrip.some(({ serves }) => serves) ? null : nearestPlan(byTrip, trip);
  const row = (plan: TripPlan | null): ListRow | null => plan && toRow(plan);
  const single = cheapest && singleInstead(cheapest, byTrip, dollarUnits);
  return {
    cheapest: row(cheapest),
    single: single && describeSingle(toRow(cheapest), toRow(single)),
    bestValue: row(bestValue),
    unlimited: row(unlimited),
    nearest: row(nearest),
  };
}

function other(named: readonly (TripPlan | null)[], plan: TripPlan | null): TripPlan | null {
  return named.includes(plan) ? null : plan;
}

function cheapestPlan(byTrip: TripPlans): TripPlan | null {
  const [first] = byTrip;
  return first !== undefined && first.serves && first.cost !== Infinity ? first : null;
}

/** How much more a single plan may cost than several: this share of the cost, or a dollar where that is more. */
export const singlePlanShare = 0.15;

function singleInstead(cheapest: TripPlan, byTrip: TripPlans, dollarUnits: number | null): TripPlan | null {
  if (cheapest.trip.purchases === 1) return null;
  const most = cheapest.cost + Math.max(cheapest.cost * singlePlanShare, dollarUnits ?? 0);
  return byTrip.find((plan) => plan.serves && plan.trip.purchases === 1 && plan.cost <= most) ?? null;
}

function describeSingle(several: ListRow, row: ListRow): SinglePlan | null {
  const [least, cost] = [several.prices.cost, row.prices.cost];
  if (least === null || cost === null) return null;
  const isEstimate = isCostEstimate(several.plan, several.trip) || isCostEstimate(row.plan, row.trip);
  const extra = { ...cost, units: cost.units - least.units };
  return { row, extra: isEstimate ? { ...extra, isEstimate } : extra };
}

/** How much more per GB another provider's plan may cost to be named instead of a second one of the cheapest's. */
export const otherProviderShare = 0.2;

function bestValuePlan(byTrip: TripPlans, cheapest: TripPlan | null): TripPlan | null {
  const named = cheapest?.item.plan.provider.slug;
  const best = leastPerGb(byTrip);
  if (best === null || best === cheapest || best.item.plan.provider.slug !== named) return best;
  const elsewhere = leastPerGb(byTrip.filter(({ item }) => item.plan.provider.slug !== named));
  return elsewhere !== null && elsewhere.perGb <= best.perGb * (1 + otherProviderShare) ? elsewhere : best;
}

function leastPerGb(plans: TripPlans): TripPlan | null {
  return plans.reduce<TripPlan | null>((best, plan) => {
    if (plan.trip.fit !== 'full' || plan.trip.purchases !== 1 || plan.perGb === Infinity) return best;
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
