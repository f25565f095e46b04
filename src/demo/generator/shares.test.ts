import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { createLottery, sampleDistinct, splitWhole } from './shares.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('createLottery', () => {
  it('samples in proportion to the weights and never a weight of 0', () => {
    const sample = createLottery([
      { value: 'often', weight: 6 },
      { value: 'never', weight: 0 },
      { value: 'seldom', weight: 2 },
    ]);
    const random = createRandom('lottery');
    const sampled = Array.from({ length: 20_000 }, () => sample(random));
    expect(sampled).not.toContain('never');
    expect(Math.abs(sampled.filter((value) => value === 'often').length / 20_000 - 0.75)).toBeLessThan(0.01);
  });

  it('refuses to sample from nothing', () => {
    expect(() => createLottery([{ value: 1, weight: 0 }])).toThrow('a lottery needs a weight above 0');
  });
});

describe('sampleDistinct', () => {
  it('never repeats a value and never exceeds the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.array(fc.nat(5), { maxLength: 20 }), (seed, count, weights) => {
        const entries = weights.map((weight, value) => ({ value, weight }));
        const sampled = sampleDistinct(entries, count, createRandom(seed));
        expect(new Set(sampled).size).toBe(sampled.length);
        expect(sampled.length).toBe(Math.min(count, weights.filter((weight) => weight > 0).length));
      }),
    );
  });

  it('prefers heavy values', () => {
    const entries = [
      { value: 'heavy', weight: 20 },
      ...Array.from({ length: 20 }, (_, index) => ({ value: `light ${index}`, weight: 1 })),
    ];
    const random = createRandom('heavy');
    const hits = Array.from({ length: 500 }, () => sampleDistinct(entries, 1, random)[0]).filter(
      (value) => value === 'heavy',
    );
    expect(hits.length).toBeGreaterThan(200);
    expect(hits.length).toBeLessThan(300);
  });
});

describe('splitWhole', () => {
  it('gives whole parts that sum to the total and lie within one of the exact share', () => {
    const weights = fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(100_000), weights, (total, weights) => {
        const parts = splitWhole(total, weights);
        expect(sum(parts)).toBe(total);
        const whole = sum(weights);
        parts.forEach((part, index) => {
          expect(Number.isInteger(part)).toBe(true);
          expect(Math.abs(part - (total * (weights[index] ?? 0)) / whole)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('gives nothing to a weight of 0', () => {
    expect(splitWhole(10, [1, 0, 1])).toEqual([5, 0, 5]);
  });
});
