import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripCost, TripFit } from './trip-cost.ts';

/** Rank of each fit in trip order; equal ranks form one group. */
export const fitRank: Readonly<Record<TripFit, number>> = {
  full: 0,
  slow: 0,
  unknown: 1,
  partial: 2,
  short: 3,
};

/** Whether plans of a fit are sorted by the cost of the whole trip; the others by the list price of one. Both as shown. */
export function isOrderedByCost(fit: TripFit): boolean {
  return fit !== 'short';
}

/** Tie-breakers that depend on the trip, at equal cost, in order, before `equalPlans`. */
export const equalCosts = ['fewer-plans', 'full-speed'] as const;

/** Tie-breakers between plans that serve a trip equally well at equal cost, in order. */
export const equalPlans = ['ends-by-itself', 'longer-validity', 'more-data', 'older-entry'] as const;

export type TieBreak = (typeof equalCosts)[number] | (typeof equalPlans)[number];

/** The facts of a trip's cost that break ties. */
type Purchased = Pick<TripCost, 'purchases' | 'fit'>;

const costDifferences: Readonly<Record<(typeof equalCosts)[number], (a: Purchased, b: Purchased) => number>> = {
  'fewer-plans': (a, b) => a.purchases - b.purchases,
  'full-speed': (a, b) => slowness(a) - slowness(b),
};

function slowness({ fit }: Purchased): number {
  return fit === 'slow' ? 1 : 0;
}

/** By `equalCosts`. */
export function compareEqualCosts(a: Purchased, b: Purchased): number {
  return equalCosts.reduce((decided, name) => decided || costDifferences[name](a, b), 0);
}

/** A plan with its tie-breaking figures. */
export interface Comparable {
  readonly dataRank: number;
  readonly plan: Pick<ListedPlan, 'id' | 'validityDays' | 'subscription'>;
}

const differences: Readonly<Record<(typeof equalPlans)[number], (a: Comparable, b: Comparable) => number>> = {
  // Not stated comes between.
  'ends-by-itself': (a, b) => renewalRank(a) - renewalRank(b),
  // Null: it does not expire.
  'longer-validity': (a, b) => compareNumbers(b.plan.validityDays ?? Infinity, a.plan.validityDays ?? Infinity),
  'more-data': (a, b) => b.dataRank - a.dataRank,
  'older-entry': (a, b) => a.plan.id - b.plan.id,
};

const renewalRanks = new Map([
  [false, 0],
  [null, 1],
]);

function renewalRank({ plan }: Comparable): number {
  return renewalRanks.get(plan.subscription) ?? 2;
}

const inOrder = equalPlans.map((name) => differences[name]);

/** By `equalPlans`. */
export function compareEqualPlans(a: Comparable, b: Comparable): number {
  return inOrder.reduce((decided, difference) => decided || difference(a, b), 0);
}

/** For `sort`; two infinite amounts are equal. */
export function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
