import { describe, expect, it } from 'vitest';
import { bestRated } from './best-rated.ts';

const keysOf = (ratings: Record<string, [number, number]>) =>
  bestRated(new Map(Object.entries(ratings).map(([key, [mean, count]]) => [key, { mean, count }]))).map(([key]) => key);

describe('bestRated', () => {
  it('leaves out who has fewer than 40 reviews', () => {
    expect(keysOf({ few: [3, 39], enough: [4, 40] })).toEqual(['enough']);
    expect(keysOf({})).toEqual([]);
  });

  it('prefers many good reviews to a few better ones', () => {
    expect(keysOf({ small: [4.8, 40], large: [4.7, 2000], poor: [3, 3000] })).toEqual(['large', 'small']);
  });

  it('is decided by the number of reviews where ratings are the same', () => {
    expect(keysOf({ a: [4, 50], b: [4, 90] })).toEqual(['b', 'a']);
  });

  it('does not depend on the order in which a database gives equal ones', () => {
    expect(keysOf({ b: [4, 50], a: [4, 50] })).toEqual(['a', 'b']);
    expect(keysOf({ a: [4, 50], b: [4, 50] })).toEqual(['a', 'b']);
  });
});
