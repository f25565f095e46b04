import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Generation, Known } from '#domain/plan/plan.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { runToCompletion, sortTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/**
 * Plans that another plan of the same seller dominates: it costs no more and is at least as good in data, days,
 * speed, countries and every feature, and better in something. Of two equal plans the lower id stays. An unstated
 * fact is worse only than a stated, good one.
 * @returns ids of the dominated plans
 */
export function findDominated(plans: readonly ListedPlan[]): ReadonlySet<number> {
  return runToCompletion(findDominatedTask(plans));
}

export function* findDominatedTask(plans: readonly ListedPlan[]): CooperativeTask<ReadonlySet<number>> {
  const dominated = new Set<number>();
  for (const ofSeller of Map.groupBy(plans, ({ provider }) => provider.slug).values()) {
    // By price: a dominating plan comes before, or costs the same.
    const byPrice = yield* sortTask(
      ofSeller.filter(({ price }) => price !== null),
      (a, b) => unitsOf(a) - unitsOf(b) || a.id - b.id,
    );
    for (const plan of byPrice) {
      if (isBeaten(plan, byPrice)) dominated.add(plan.id);
      yield;
    }
  }
  return dominated;
}

function unitsOf({ price }: ListedPlan): number {
  return price?.units ?? Number.MAX_SAFE_INTEGER;
}

function isBeaten(plan: ListedPlan, byPrice: readonly ListedPlan[]): boolean {
  for (const other of byPrice) {
    if (unitsOf(other) > unitsOf(plan)) return false;
    if (other !== plan && isAtLeastAsGood(other, plan) && (other.id < plan.id || !isAtLeastAsGood(plan, other)))
      return true;
  }
  return false;
}

/** Cheapest comparisons first: lists have thousands of pairs. */
function isAtLeastAsGood(a: ListedPlan, b: ListedPlan): boolean {
  return (
    unitsOf(a) <= unitsOf(b) &&
    a.dataKind === b.dataKind &&
    hasData(a, b) &&
    (a.validityDays ?? Infinity) >= (b.validityDays ?? Infinity) &&
    hasSpeed(a, b) &&
    hasCoverage(a, b) &&
    hasFeatures(a, b) &&
    hasOffer(a, b)
  );
}

/** Of the same kind only: whether 1 GB a day is better than 30 GB a month depends on the traveller. */
function hasData(a: ListedPlan, b: ListedPlan): boolean {
  if (a.dataMb === null || b.dataMb === null) return a.dataMb === b.dataMb;
  return a.dataMb >= b.dataMb && dataRank(a) >= dataRank(b);
}

function hasSpeed(a: ListedPlan, b: ListedPlan): boolean {
  const reduced = (a.reducedSpeedKbps ?? 0) >= (b.reducedSpeedKbps ?? 0);
  const limit = (a.speedLimitKbps ?? Infinity) >= (b.speedLimitKbps ?? Infinity);
  return reduced && limit && generationRank(a.networks.generation) >= generationRank(b.networks.generation);
}

function generationRank(generation: Generation | null): number {
  return generation === null ? 0 : Number.parseInt(generation, 10);
}

/** A plan for more countries is never dominated by one for fewer. */
function hasCoverage(a: ListedPlan, b: ListedPlan): boolean {
  if (a.coverage === b.coverage) return true;
  const isWider = a.coverage.scope === b.coverage.scope && a.coverage.region === b.coverage.region;
  const neighbours = (a.coverage.neighbours & b.coverage.neighbours) === b.coverage.neighbours;
  return isWider && neighbours && a.coverage.countryCount >= b.coverage.countryCount;
}

function hasFeatures(a: ListedPlan, b: ListedPlan): boolean {
  return (
    hasSameOperators(a, b) &&
    isWorthAtLeast(a.tethering, b.tethering, true) &&
    isWorthAtLeast(a.topUp, b.topUp, true) &&
    isWorthAtLeast(a.phoneNumber, b.phoneNumber, true) &&
    isWorthAtLeast(a.ekyc, b.ekyc, false) &&
    isWorthAtLeast(a.newCustomersOnly, b.newCustomersOnly, false) &&
    isWorthAtLeast(a.subscription, b.subscription, false)
  );
}

/** Which network is better is not a matter of numbers. */
function hasSameOperators({ networks: a }: ListedPlan, { networks: b }: ListedPlan): boolean {
  if (a === b) return true;
  return (
    a.operators.length === b.operators.length && a.operators.every(({ name }, at) => name === b.operators[at]?.name)
  );
}

/** Equal answers, or the good one against any other; not stated and a plain "no" are incomparable. */
function isWorthAtLeast(a: Known, b: Known, good: boolean): boolean {
  return a === b || a === good;
}

/** A promo, an address to buy at and the way days are counted must be no worse. */
function hasOffer(a: ListedPlan, b: ListedPlan): boolean {
  const sells = a.hasOffer || !b.hasOffer;
  return sells && a.dayCount === b.dayCount && (b.promo === null || a.promo === b.promo);
}
