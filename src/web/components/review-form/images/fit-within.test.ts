import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within.ts';

describe('fitWithin', () => {
  it.each([
    [3000, 1500, 1500, 750],
    [1170, 2532, 693, 1500],
    [1500, 1500, 1500, 1500],
    [20, 10, 20, 10],
    [30_000, 1, 1500, 1],
  ])('makes %i × %i into %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitWithin({ width, height }, 1500)).toEqual({ width: fitWidth, height: fitHeight });
  });

  it('never goes beyond the side, never enlarges and never vanishes', () => {
    const side = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fit = fitWithin({ width, height }, 1500);
        expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(Math.min(1500, Math.max(width, height)));
        expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
