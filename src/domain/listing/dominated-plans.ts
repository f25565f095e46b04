import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedCoverage, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Generation, Known } from '#domain/plan/plan.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { runToCompletion, sortTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** The countries of a plan's coverage, sorted or not. */
type CountriesOf = (coverage: ListedCoverage) => readonly CountryCode[];

/**
 * Plans that another plan of the same seller dominates: it costs no more and is at least as good in data, days,
 * speed, countries and every feature, and better in something. Of two equal plans the lower id stays. An unstated
 * fact never beats a stated one; it is worse only than a stated, good one.
 * @returns ids of the dominated plans
 */
export function findDominated(plans: readonly ListedPlan[], countriesOf: CountriesOf): ReadonlySet<number> {
  return runToCompletion(findDominatedTask(plans, countriesOf));
}

export function* findDominatedTask(
  plans: readonly ListedPlan[],
  countriesOf: CountriesOf,
): CooperativeTask<ReadonlySet<number>> {
  const covers = compareCoverage(countriesOf);
  const dominated = new Set<number>();
  for (const ofSeller of Map.groupBy(plans, ({ provider }) => provider.slug).values()) {
    // By price: a dominating plan comes before, or costs the same.
    const byPrice = yield* sortTask(
      ofSeller.filter(({ price }) => price !== null),
      (a, b) => unitsOf(a) - unitsOf(b) || a.id - b.id,
    );
    for (const plan of byPrice) {
      if (isBeaten(plan, byPrice, covers)) dominated.add(plan.id);
      yield;
    }
  }
  return dominated;
}

function unitsOf({ price }: ListedPlan): number {
  return price?.units ?? Number.MAX_SAFE_INTEGER;
}

type Covers = (wide: ListedCoverage, narrow: ListedCoverage) => boolean;

/** A seller has few coverages: each pair is compared once. */
function compareCoverage(countriesOf: CountriesOf): Covers {
  const results = new Map<ListedCoverage, Map<ListedCoverage, boolean>>();
  return (wide, narrow) => {
    if (wide === narrow) return true;
    const known = results.get(wide) ?? new Map<ListedCoverage, boolean>();
    results.set(wide, known);
    const result = known.get(narrow) ?? new Set(countriesOf(narrow)).isSubsetOf(new Set(countriesOf(wide)));
    known.set(narrow, result);
    return result;
  };
}

function isBeaten(plan: ListedPlan, byPrice: readonly ListedPlan[], covers: Covers): boolean {
  const isAtLeastAsGood = (a: ListedPlan, b: ListedPlan): boolean =>
    hasTerms(a, b) && hasCoverage(a, b) && covers(a.coverage, b.coverage);
  for (const other of byPrice) {
    if (unitsOf(other) > unitsOf(plan)) return false;
    if (other !== plan && isAtLeastAsGood(other, plan) && (other.id < plan.id || !isAtLeastAsGood(plan, other)))
      return true;
  }
  return false;
}

/** Cheapest comparisons first: lists have thousands of pairs. */
function hasTerms(a: ListedPlan, b: ListedPlan): boolean {
  return (
    unitsOf(a) <= unitsOf(b) &&
    a.dataKind === b.dataKind &&
    hasData(a, b) &&
    (a.validityDays ?? Infinity) >= (b.validityDays ?? Infinity) &&
    hasSpeed(a, b) &&
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
  return (
    (b.reducedSpeedKbps === null || (a.reducedSpeedKbps ?? -1) >= b.reducedSpeedKbps) &&
    hasLimit(a.speedLimitKbps, b.speedLimitKbps) &&
    generationRank(a.networks.generation) >= generationRank(b.networks.generation)
  );
}

/** No stated limit is not the same as no limit: it compares with its like only. */
function hasLimit(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : a >= b;
}

function generationRank(generation: Generation | null): number {
  return generation === null ? 0 : Number.parseInt(generation, 10);
}

/** What visitors see of coverage, before the countries themselves. */
function hasCoverage({ coverage: a }: ListedPlan, { coverage: b }: ListedPlan): boolean {
  return a === b || (a.scope === b.scope && a.region === b.region && a.countryCount >= b.countryCount);
}

function hasFeatures(a: ListedPlan, b: ListedPlan): boolean {
  return (
    hasSameOperators(a, b) &&
    isWorthAtLeast(a.tethering, b.tethering, true) &&
    isWorthAtLeast(a.topUp, b.topUp, true) &&
    isWorthAtLeast(a.dayPass, b.dayPass, true) &&
    isWorthAtLeast(a.phoneNumber, b.phoneNumber, true) &&
    isWorthAtLeast(a.ekyc, b.ekyc, false) &&
    isWorthAtLeast(a.newCustomersOnly, b.newCustomersOnly, false) &&
    isWorthAtLeast(a.subscription, b.subscription, false) &&
    isWorthAtLeast(a.ads, b.ads, false)
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
