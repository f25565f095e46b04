import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { rankSellers, type Stall } from './seller-ranks.ts';

const stallsOf = (counts: readonly number[], key = 'jp'): readonly Stall[] =>
  counts.map((planCount) => ({
    profile: { dearness: 0, silence: 0, kindShares: [0.5, 0.5] },
    place: { key, planCount },
  }));

describe('rankSellers', () => {
  it('spreads the sellers of a place evenly from 0 to 1, by their plans', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 }),
        (seed, counts) => {
          const ranked = rankSellers(stallsOf(counts), createRandom(seed));
          const total = counts.reduce((a, b) => a + b, 0);
          for (const measure of ['priceRank', 'networkRank'] as const) {
            const mean = ranked.reduce((sum, stall) => sum + stall[measure] * stall.place.planCount, 0) / total;
            expect(mean).toBeCloseTo(0.5, 9);
            expect(Math.min(...ranked.map((stall) => stall[measure]))).toBeGreaterThan(0);
            expect(Math.max(...ranked.map((stall) => stall[measure]))).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('ranks each place by itself, in the order of the stalls', () => {
    const alone = rankSellers([...stallsOf([3], 'jp'), ...stallsOf([7], 'fr')], createRandom('alone'));
    expect(alone.map(({ place, priceRank }) => [place.key, priceRank])).toEqual([
      ['jp', 0.5],
      ['fr', 0.5],
    ]);
  });

  it('follows habits more often than not, and never always', () => {
    const pair = stallsOf([1, 1]).map((stall, index) => ({
      ...stall,
      profile: { ...stall.profile, dearness: index === 0 ? -1.5 : 1.5 },
    }));
    const random = createRandom('habits');
    const cheaper = Array.from({ length: 400 }, () => rankSellers(pair, random)[0]?.priceRank === 0.25);
    const share = cheaper.filter(Boolean).length / 400;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.9);
  });
});
