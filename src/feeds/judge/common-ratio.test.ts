import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonRatio } from './common-ratio.ts';

const times = (count: number, ratio: number): number[] => Array<number>(count).fill(ratio);

describe('the factor that prices have in common', () => {
  it('is found whatever the prices are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 1_000_000 }), { minLength: 1 }),
        fc.integer({ min: 2, max: 200 }),
        (prices, by) => {
          expect(commonRatio(prices.map((price) => (price * by) / price))).toBeCloseTo(by);
        },
      ),
    );
  });

  it('is nothing where there is nothing', () => {
    expect(commonRatio([])).toBeNull();
    expect(commonRatio(Array.from({ length: 38 }, (_none, index) => index + 2))).toBeNull();
  });

  it('may be infinite', () => {
    expect(commonRatio(times(5, Number.POSITIVE_INFINITY))).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([
    [8, 2, 2.03, 2],
    [8, 2, 3, 2],
    [7, 3, 3, null],
    [7, 3, 2.03, 2],
    [7, 3, 2.04, null],
  ])('of %d doubled prices and %d that went to %d times is %j', (doubled, others, ratio, common) => {
    const half = Math.floor(doubled / 2);
    expect(commonRatio([...times(half, 2), ...times(others, ratio), ...times(doubled - half, 2)])).toBe(common);
  });
});
