import type { ListRow, Picks, SinglePlan } from './destination-view.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListedRows } from './listed-rows.ts';
import { answeringPlans, cheapestPlan } from './ending-plans.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';
import { worryRule } from './worry-free.ts';

/** Reasons that a smaller amount of data or days would not remove. */
const otherReasons: ReadonlySet<string> = new Set(['no-hotspot', 'new-customers-only', 'slow-throughout']);

/**
 * Where nothing serves the trip: the first plan that serves it in a part of the region; else the one that misses least
 * of its data, in trip order among equals. Excludes plans that may not be shared or bought at all. Null: there is none
 * with a price.
 */
function nearestPlan(byTrip: TripPlans, trip: Trip): TripPlan | null {
  return byTrip.find((plan) => plan.trip.fit === 'partial' && plan.cost !== Infinity) ?? smallestMiss(byTrip, trip);
}

function smallestMiss(byTrip: TripPlans, trip: Trip): TripPlan | null {
  const near = byTrip.filter(
    ({ cost, trip: { fit, reasons } }) =>
      fit === 'short' && cost !== Infinity && reasons.every(({ code }) => !otherReasons.has(code)),
  );
  return near.reduce<TripPlan | null>((best, plan) => {
    return best === null || missingShare(plan, trip) < missingShare(best, trip) ? plan : best;
  }, null);
}

/** 0 to 1: of the trip's data, or of the plans it needs where only one is sold. Of an unlimited trip less, the more a plan holds. */
function missingShare({ trip: { fullSpeedMb, reasons, count } }: TripPlan, { dataMb }: Trip): number {
  const missing = reasons.find((reason) => reason.code === 'data-short' || reason.code === 'too-slow');
  const ofPlans = reasons.some(({ code }) => code === 'sold-once') ? 1 - 1 / count : 0;
  if (dataMb === null) return Math.max(ofPlans, 1 / (1 + (fullSpeedMb ?? 0)));
  return Math.max(ofPlans, (missing?.megabytes ?? 0) / dataMb);
}

/**
 * The answers, all from the plans of the list:
 * `cheapest`: the first in trip order that ends by itself, where it serves the trip.
 * `single`: where that takes several plans, the first that serves the trip alone for a little more.
 * `fewestWorries`: what costs the trip least among single plans that leave nothing to worry about, see `worryRule`.
 * `bestValue`: the lowest price per GB that the trip can use, at most `usefulNeeds` times what it needs, among plans of which one alone serves it at full speed.
 * The second and the third are of a provider not yet named where one is not much dearer. A plan that wins twice is
 * named once, as the first; plans without a convertible price win nothing.
 */
export function pickBest({ byTrip: listed, toRow }: ListedRows, { trip, dollarUnits, ...options }: PickOptions): Picks {
  const byTrip = answeringPlans(listed);
  const cheapest = cheapestPlan(byTrip);
  const isWorryFree = worryRule(byTrip, options);
  const fewestWorries = pickElsewhere(byTrip, [cheapest], {
    bestOf: (plans) => plans.find(isWorryFree) ?? null,
    amountOf: ({ cost }) => cost,
  });
  const bestValue = pickElsewhere(byTrip, [cheapest, fewestWorries], {
    bestOf: (plans) => leastPerMb(plans, trip),
    amountOf: (plan) => perUsableMb(plan, trip),
  });
  const nearest = byTrip.some(({ serves }) => serves) ? null : nearestPlan(byTrip, trip);
  const row = (plan: TripPlan | null): ListRow | null => plan && toRow(plan);
  const single = cheapest && singleInstead(cheapest, byTrip, dollarUnits);
  return {
    cheapest: row(cheapest),
    single: single && describeSingle(toRow(cheapest), toRow(single)),
    fewestWorries: row(fewestWorries),
    bestValue: row(bestValue),
    nearest: row(nearest),
  };
}

interface PickOptions {
  readonly trip: Trip;
  /** Milliseconds since 1970: decides whose price is fresh. */
  readonly now: number;
  /** All of the destination. */
  readonly plans: readonly ListedPlan[];
  readonly dollarUnits: number | null;
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

/** How much more another provider's plan may cost to be named instead of a second one of a provider named already. */
export const otherProviderShare = 0.2;

/** What an answer is the best in. */
interface AnswerRule {
  /** Of plans in trip order. */
  readonly bestOf: (plans: TripPlans) => TripPlan | null;
  /** What another provider's plan may have a little more of. */
  readonly amountOf: (plan: TripPlan) => number;
}

/** The best plan, or the best of providers not named yet where that is not much dearer. Null: named already, or none. */
function pickElsewhere(
  byTrip: TripPlans,
  named: readonly (TripPlan | null)[],
  { bestOf, amountOf }: AnswerRule,
): TripPlan | null {
  const best = bestOf(byTrip);
  if (best === null || named.includes(best)) return null;
  const slugs = new Set(named.map((plan) => plan?.item.plan.provider.slug));
  const isNew = ({ item }: TripPlan): boolean => !slugs.has(item.plan.provider.slug);
  if (isNew(best)) return best;
  const elsewhere = bestOf(byTrip.filter(isNew));
  const most = amountOf(best) * (1 + otherProviderShare);
  return elsewhere !== null && amountOf(elsewhere) <= most ? elsewhere : best;
}

/** Data counts up to this many times what the trip needs: 100 GB at nine times the cost are no value for 5 GB. */
export const usefulNeeds = 3;

/** Of equal values the first. */
function leastPerMb(plans: TripPlans, trip: Trip): TripPlan | null {
  return plans.reduce<TripPlan | null>((best, plan) => {
    const value = perUsableMb(plan, trip);
    return value < (best === null ? Infinity : perUsableMb(best, trip)) ? plan : best;
  }, null);
}

/** Cost of each megabyte that the trip can use: what a daily plan gives after the trip is worth nothing to it. */
function perUsableMb({ item: { plan }, trip, cost }: TripPlan, { dataMb }: Trip): number {
  const isCounted = plan.dataKind === 'total' || plan.dataKind === 'daily';
  if (!isCounted || trip.fit !== 'full' || trip.purchases !== 1 || !trip.fullSpeedMb) return Infinity;
  return cost / Math.min(trip.fullSpeedMb, dataMb === null ? Infinity : dataMb * usefulNeeds);
}
