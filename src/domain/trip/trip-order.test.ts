import { describe, expect, it } from 'vitest';
import type { Known } from '#domain/plan/plan.ts';
import type { TripFit } from './trip-cost.ts';
import { compareEqualCosts, compareEqualPlans, compareNumbers, fitRank, isOrderedByCost } from './trip-order.ts';

const fits: readonly TripFit[] = ['full', 'slow', 'unknown', 'partial', 'short'];

describe('the order of a trip', () => {
  it('puts what serves first, at full or reduced speed, and what does not last', () => {
    expect(fits.map((fit) => fitRank[fit])).toEqual([0, 0, 1, 2, 3]);
  });

  it('goes by the cost of the trip, except where a plan does not serve it', () => {
    expect(fits.filter((fit) => !isOrderedByCost(fit))).toEqual(['short']);
  });
});

describe('equal costs', () => {
  const of = (purchases: number, fit: TripFit) => ({ purchases, fit });

  it.each([
    ['fewer plans first', of(1, 'slow'), of(2, 'full')],
    ['then full speed', of(2, 'full'), of(2, 'slow')],
    ['then what may be', of(2, 'unknown'), of(2, 'slow')],
  ])('are ordered: %s', (_words, first, second) => {
    expect(compareEqualCosts(first, second)).toBeLessThan(0);
    expect(compareEqualCosts(second, first)).toBeGreaterThan(0);
  });

  it('of equal purchases are equal', () => {
    expect(compareEqualCosts(of(2, 'unknown'), of(2, 'full'))).toBe(0);
  });
});

describe('equal plans', () => {
  const of = (validityDays: number | null, dataRank: number, id: number, subscription: Known = null) => ({
    dataRank,
    plan: { id, validityDays, subscription },
  });

  it.each([
    ['one that is stated to end before one that says nothing', of(7, 1, 9, false), of(30, 5, 1)],
    ['one that says nothing before one that renews', of(7, 1, 9), of(30, 5, 1, true)],
    ['then the longer one', of(30, 1, 9), of(7, 5, 1)],
    ['the one without an end before all', of(null, 1, 9), of(365, 5, 1)],
    ['then the one with more data', of(7, 5, 9), of(7, 1, 1)],
    ['more data also without an end', of(null, 5, 9), of(null, 1, 1)],
    ['then the older entry', of(7, 5, 1), of(7, 5, 9)],
  ])('are ordered: %s', (_words, first, second) => {
    expect(compareEqualPlans(first, second)).toBeLessThan(0);
    expect(compareEqualPlans(second, first)).toBeGreaterThan(0);
  });
});

describe('numbers', () => {
  it('are compared, infinite ones too', () => {
    const pairs: [number, number][] = [
      [1, 2],
      [2, 1],
      [2, 2],
      [1, Infinity],
      [Infinity, Infinity],
    ];
    expect(pairs.map(([a, b]) => compareNumbers(a, b))).toEqual([-1, 1, 0, -1, 0]);
  });
});
