import { plansFollowed, type BasketCost } from '#domain/trip/basket.ts';
import { compareEqualCosts, compareEqualPlans, type Comparable } from '#domain/trip/trip-order.ts';

/** A plan that serves the basket, with what it costs in one currency. */
export interface BasketCandidate {
  readonly trip: BasketCost;
  /** List price of one. */
  readonly units: number;
  readonly dataRank: number;
  readonly plan: Comparable['plan'];
}

/**
 * Conversion rounds the price of one to 1/10000 of the unit before it is multiplied, so that of nearly equal costs
 * another may be the lowest in another currency; 1 % is more than any rounding of costs from 0.1 upwards.
 */
const keptShare = 1.01;

/**
 * Inserts a plan into the cheapest ones, in the order of lists: at most `plansFollowed`, and the cheapest of each
 * number of plans that conversion may put first. Mutates the list.
 */
export function mergeBasketCandidate(cheapest: BasketCandidate[], candidate: BasketCandidate): void {
  if (!isWorthCosting(cheapest, candidate.trip.cost.units)) return;
  const at = cheapest.findIndex((other) => compareCandidates(candidate, other) < 0);
  cheapest.splice(at === -1 ? cheapest.length : at, 0, candidate);
  if (cheapest.length > plansFollowed) dropNeedless(cheapest);
}

/** Whether a plan can be kept that costs at least as many units: for most, one is dearer than what is known. */
export function isWorthCosting(cheapest: readonly BasketCandidate[], leastUnits: number): boolean {
  const last = cheapest[plansFollowed - 1];
  return last === undefined || leastUnits <= last.trip.cost.units || isNearlyCheapest(leastUnits, cheapest);
}

function isNearlyCheapest(units: number, [first]: readonly BasketCandidate[]): boolean {
  return first === undefined || units <= first.trip.cost.units * keptShare;
}

/** Keeps the first ones, and those of a number of plans that none before has. */
function dropNeedless(cheapest: BasketCandidate[]): void {
  let length = 0;
  for (const each of cheapest) {
    const isKept =
      length < plansFollowed || (isNearlyCheapest(each.trip.cost.units, cheapest) && !hasCount(cheapest, each));
    if (isKept) cheapest[length++] = each;
  }
  cheapest.length = length;
}

/** Whether an earlier one buys as many plans. */
function hasCount(cheapest: readonly BasketCandidate[], candidate: BasketCandidate): boolean {
  const { count } = candidate.trip;
  return cheapest.find(({ trip }) => trip.count === count) !== candidate;
}

function compareCandidates(a: BasketCandidate, b: BasketCandidate): number {
  return a.trip.cost.units - b.trip.cost.units || compareEqualCosts(a.trip, b.trip) || compareEqualPlans(a, b);
}
