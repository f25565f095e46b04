import { costTrip, type Cost, type Setting, type Trip } from './trip-cost.ts';
import type { Plan } from './read-market.ts';

/** The order of a list for a trip, by the method page, worked out a second time. */

export interface Ranked extends Cost {
  readonly plan: Plan;
}

/** Plans that end by themselves, in the order of the trip. */
export function rank(plans: readonly Plan[], trip: Trip, setting: Setting): readonly Ranked[] {
  const ending = plans.filter(({ renews }) => renews !== true);
  const ranked = ending.map((plan): Ranked => ({ plan, ...costTrip(plan, trip, setting) }));
  return ranked.sort(compare);
}

/** Each provider by its first plan. */
export function bestOfEach(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ plan }) => !seen.has(plan.provider.slug) && seen.add(plan.provider.slug));
}

export function serves({ fit }: Pick<Cost, 'fit'>): boolean {
  return fit === 'full' || fit === 'slow';
}

const groups = { full: 0, slow: 0, unknown: 1, short: 2 } as const;

function compare(a: Ranked, b: Ranked): number {
  const [first, second] = [keysOf(a), keysOf(b)];
  for (const [index, key] of first.entries()) {
    const other = second[index] ?? 0;
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/** Ascending. */
function keysOf({ plan, fit, purchases, cost, list }: Ranked): readonly number[] {
  // What does not serve the trip goes by the list price of one plan.
  const amount = (fit === 'short' ? list : cost)?.units ?? Infinity;
  const ends = plan.renews === false ? 0 : 1;
  const slowness = fit === 'slow' ? 1 : 0;
  return [groups[fit], amount, purchases, slowness, ends, -(plan.days ?? Infinity), -dataOf(plan), plan.id];
}

/** Megabytes of the whole plan; a daily plan without an end counts one day. */
function dataOf({ kind, mb, days }: Plan): number {
  if (kind === 'unlimited') return Infinity;
  if (kind === 'payg' || mb === null) return 0;
  return kind === 'daily' ? mb * (days ?? 1) : mb;
}
