import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripFit } from './trip-cost.ts';

/** Which plans come first in the order of a trip, by how they serve it; equal numbers stand together. */
export const fitRank: Readonly<Record<TripFit, number>> = { full: 0, slow: 0, unknown: 1, short: 2 };

/** Whether plans of a fit compete by what the whole trip costs; the others by the list price of one. */
export function isOrderedByCost(fit: TripFit): boolean {
  return fit !== 'short';
}

/** What decides between plans of equal cost, one after the other, before `equalPlans`. */
export const equalFits = ['full-speed'] as const;

/** What decides between plans that serve a trip equally well at equal cost, one after the other. */
export const equalPlans = ['list-price', 'more-data', 'older-entry'] as const;

export type TieBreak = (typeof equalFits)[number] | (typeof equalPlans)[number];

/** A plan with the figures that equal plans are told apart by. */
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
