import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { middle } from './market-model.ts';
import { drawProviderSizes } from './provider-sizes.ts';
import { createRandom } from './random.ts';

describe('drawProviderSizes', () => {
  it('sums exactly to the wanted number of plans, largest provider first', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 300_000 }),
        (seed, providers, plans) => {
          const sizes = drawProviderSizes(providers, plans, createRandom(seed));
          expect(sizes).toHaveLength(providers);
          expect(sizes.reduce((a, b) => a + b, 0)).toBe(plans);
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('has the calibrated shape: a few giants, many middling, some small ones', () => {
    const sizes = drawProviderSizes(100, 100_000, createRandom('shape'));
    expect(middle(sizes)).toBeGreaterThan(400);
    expect(middle(sizes)).toBeLessThan(1000);
    expect(sizes[0]).toBeGreaterThan(2500);
    expect(sizes[0]).toBeLessThan(5000);
    expect(sizes.at(-1)).toBeLessThan(150);
  });
});
