import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePastPrices } from './past-prices.ts';
import { createRandom } from './random.ts';
import { currencyOf } from '#tests/support/memory-context.ts';

const asOf = new Date('2026-11-01T00:00:00Z');

const anyPrice = fc.record({
  units: fc.integer({ min: 49, max: 30_000 }).map((cents) => cents * 100),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'CHF').map(currencyOf),
});

const daysBefore = (at: string): number => (asOf.getTime() - Date.parse(at)) / 86_400_000;

describe('samplePastPrices', () => {
  it('gives two to five prices that differ from step to step and end at today’s, 10 to 90 days ago', () => {
    fc.assert(
      fc.property(anyPrice, fc.string(), (price, seed) => {
        const past = samplePastPrices(price, createRandom(seed), asOf);
        fc.pre(past.length > 0);
        expect(past.length).toBeGreaterThanOrEqual(2);
        expect(past.length).toBeLessThanOrEqual(5);
        expect(past.at(-1)?.price).toEqual(price);
        const days = past.map(({ at }) => daysBefore(at));
        expect(days).toEqual(days.toSorted((a, b) => b - a));
        expect(Math.max(...days)).toBeLessThanOrEqual(90);
        expect(Math.min(...days)).toBeGreaterThan(9);
        for (const [index, point] of past.entries()) {
          expect(point.price.currency).toBe(price.currency);
          expect(point.price.units).toBeGreaterThan(0);
          expect(point.price.units).not.toBe(past[index - 1]?.price.units);
        }
      }),
    );
  });

  it('keeps the cents of a price tag', () => {
    const price = { units: 99_900, currency: currencyOf('USD') };
    const random = createRandom('cents');
    const past = Array.from({ length: 200 }, () => samplePastPrices(price, random, asOf)).flat();
    expect(past.length).toBeGreaterThan(50);
    expect(past.every((point) => (point.price.units - 99_900) % 5_000 === 0)).toBe(true);
  });

  it('moves about a third of the prices', () => {
    const random = createRandom('share');
    const price = { units: 125_000, currency: currencyOf('EUR') };
    const moved = Array.from({ length: 4_000 }, () => samplePastPrices(price, random, asOf)).filter(
      ({ length }) => length > 0,
    );
    expect(Math.abs(moved.length / 4_000 - 0.33)).toBeLessThan(0.04);
  });

  it('is the same for the same stream of chance', () => {
    const price = { units: 125_000, currency: currencyOf('EUR') };
    expect(samplePastPrices(price, createRandom('a'), asOf)).toEqual(samplePastPrices(price, createRandom('a'), asOf));
  });
});
