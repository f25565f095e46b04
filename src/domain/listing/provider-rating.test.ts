import { describe, expect, it } from 'vitest';
import { ratingWeight, shrunkRatings } from './provider-rating.ts';
import { makeListedProvider } from '#tests/support/listed-plan-factory.ts';

const praised = makeListedProvider('praised', { rating: { mean: 5, count: 2 } });
const proven = makeListedProvider('proven', { rating: { mean: 4.5, count: 400 } });
const poor = makeListedProvider('poor', { rating: { mean: 2.5, count: 40 } });
const unknown = makeListedProvider('unknown');

describe('shrunkRatings', () => {
  it('shrinks each mean towards the mean of all rated providers', () => {
    const ratings = shrunkRatings([praised, proven, poor, unknown]);
    expect(ratings.get(poor.slug)).toBeCloseTo((2.5 * 40 + 4 * ratingWeight) / (40 + ratingWeight), 10);
    expect(ratings.get(poor.slug)).toBeCloseTo(3.25, 10);
  });

  it('puts many good reviews before a few perfect ones', () => {
    const ratings = shrunkRatings([praised, proven, poor]);
    expect(ratings.get(proven.slug)).toBeGreaterThan(ratings.get(praised.slug) ?? 5);
  });

  it('leaves out who has no review', () => {
    const empty = makeListedProvider('empty', { rating: { mean: 0, count: 0 } });
    expect([...shrunkRatings([unknown, empty, proven]).keys()]).toEqual([proven.slug]);
    expect(shrunkRatings([]).size).toBe(0);
  });

  it('counts a provider once, however many plans it sells', () => {
    expect(shrunkRatings([poor, proven, proven, proven])).toEqual(shrunkRatings([proven, poor]));
  });

  it('leaves the only rated provider as it is', () => {
    expect(shrunkRatings([proven]).get(proven.slug)).toBeCloseTo(4.5, 10);
  });
});
