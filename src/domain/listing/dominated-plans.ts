import { groupBy } from '#domain/kernel/group-by.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedCoverage, ListedPlan } from '#domain/plan/listed-plan.ts';
import { worthRules } from '#domain/plan/field-lists.ts';
import type { FieldOfOwnWorth } from '#domain/plan/plan-fields.ts';
import type { Generation } from '#domain/plan/plan.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { sortTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** The countries of a plan's coverage, sorted or not. */
type CountriesOf = (coverage: ListedCoverage) => readonly CountryCode[];

/**
 * Plans that another plan of the same seller dominates: it costs no more and is at least as good in data, days,
 * speed, countries and every feature, and better in something. Of two equal plans the lower id stays. An unstated
 * fact never beats a stated one; it is worse only than a stated, good one.
 * @returns ids of the dominated plans
 */
export function* findDominatedTask(
  plans: readonly ListedPlan[],
  countriesOf: CountriesOf,
): CooperativeTask<ReadonlySet<number>> {
  const covers = compareCoverage(countriesOf);
  const dominated = new Set<number>();
  for (const ofSeller of groupBy(plans, ({ provider }) => provider.slug).values()) {
    // By price: a dominating plan comes before, or costs the same.
    const byPrice = yield* sortTask(
      ofSeller.filter(({ price }) => price !== null),
      (a, b) => unitsOf(a) - unitsOf(b) || a.id - b.id,
    );
    const judged = byPrice.map((plan) => ({ plan, worth: worthRules.map(({ field }) => plan[field]) }));
    for (const each of judged) {
      if (isBeaten(each, judged, covers)) dominated.add(each.plan.id);
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
    const result = known.get(narrow) ?? isWithin(countriesOf(narrow), new Set(countriesOf(wide)));
    known.set(narrow, result);
    return result;
  };
}

function isWithin(narrow: readonly CountryCode[], wide: ReadonlySet<CountryCode>): boolean {
  return narrow.every((country) => wide.has(country));
}

/** A plan with the values that rules compare, read once: lists have thousands of pairs. */
interface Judged {
  readonly plan: ListedPlan;
  readonly worth: readonly unknown[];
}

function isBeaten(judged: Judged, byPrice: readonly Judged[], covers: Covers): boolean {
  const { plan } = judged;
  for (const other of byPrice) {
    if (unitsOf(other.plan) > unitsOf(plan)) return false;
    const isBetter = other !== judged && isAsGood(other, judged, covers);
    if (isBetter && (other.plan.id < plan.id || !isAsGood(judged, other, covers))) return true;
  }
  return false;
}

/** Cheapest comparisons first. */
function isAsGood(a: Judged, b: Judged, covers: Covers): boolean {
  for (let at = 0; at < a.worth.length; at += 1)
    if (worthRules[at]?.isAtLeast(a.worth[at], b.worth[at]) === false) return false;
  for (const compare of comparisons) if (!compare(a.plan, b.plan)) return false;
  return covers(a.plan.coverage, b.plan.coverage);
}

type Compare = (a: ListedPlan, b: ListedPlan) => boolean;

/** What the table of fields leaves to code. */
const ownRules: Readonly<Record<FieldOfOwnWorth, Compare>> = {
  price: (a, b) => unitsOf(a) <= unitsOf(b),
  dataMb: hasData,
  networks: hasNetworks,
  promo: (a, b) => b.promo === null || a.promo === b.promo,
  scope: ({ coverage: a }, { coverage: b }) => a.scope === b.scope,
  region: ({ coverage: a }, { coverage: b }) => a.region === b.region,
  /** What visitors see of it; the countries themselves are compared last. */
  coverage: ({ coverage: a }, { coverage: b }) => a.countryCount >= b.countryCount,
};

const comparisons: readonly Compare[] = [
  ...Object.values(ownRules),
  // A page to buy at.
  (a, b) => a.hasOffer || !b.hasOffer,
];

/** Of the same kind only: whether 1 GB a day is better than 30 GB a month depends on the traveller. */
function hasData(a: ListedPlan, b: ListedPlan): boolean {
  if (a.dataMb === null || b.dataMb === null) return a.dataMb === b.dataMb;
  return a.dataMb >= b.dataMb && dataRank(a) >= dataRank(b);
}

/** The same operators, since which network is better is not a matter of numbers, and no older generation. */
function hasNetworks({ networks: a }: ListedPlan, { networks: b }: ListedPlan): boolean {
  if (a === b) return true;
  return (
    generationRank(a.generation) >= generationRank(b.generation) &&
    a.operators.length === b.operators.length &&
    a.operators.every(({ name }, at) => name === b.operators[at]?.name)
  );
}

function generationRank(generation: Generation | null): number {
  return generation === null ? 0 : Number.parseInt(generation, 10);
}
