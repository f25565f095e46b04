import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripFit } from './trip-cost.ts';

/** Rank of each fit in trip order; equal ranks form one group. */
export const fitRank: Readonly<Record<TripFit, number>> = { full: 0, slow: 0, unknown: 1, short: 2 };

/** Whether plans of a fit are sorted by the cost of the whole trip; the others by the list price of one. */
export function isOrderedByCost(fit: TripFit): boolean {
  return fit !== 'short';
}

/** Tie-breakers at equal cost, in order, before `equalPlans`. */
export const equalFits = ['full-speed'] as const;

/** Tie-breakers between plans that serve a trip equally well at equal cost, in order. */
export const equalPlans = ['list-price', 'more-data', 'older-entry'] as const;

export type TieBreak = (typeof equalFits)[number] | (typeof equalPlans)[number];

/** A plan with its tie-breaking figures. */
interface Comparable {
  /** Exact units; `Infinity`: none. */
  readonly price: number;
  readonly dataRank: number;
  readonly plan: Pick<ListedPlan, 'id'>;
}

const differences: Readonly<Record<(typeof equalPlans)[number], (a: Comparable, b: Comparable) => number>> = {
  'list-price': (a, b) => compareNumbers(a.price, b.price),
  'more-data': (a, b) => b.dataRank - a.dataRank,
  'older-entry': (a, b) => a.plan.id - b.plan.id,
};

const inOrder = equalPlans.map((name) => differences[name]);

/** By `equalPlans`. */
export function compareEqualPlans(a: Comparable, b: Comparable): number {
  for (const difference of inOrder) {
    const decided = difference(a, b);
    if (decided !== 0) return decided;
  }
  return 0;
}

/** For `sort`; two infinite amounts are equal. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
