import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelPrice, sellerFactor, toPriceTag } from './plan-price.ts';
import type { PlanShape } from './plan-shapes.ts';
import { createRandom } from './random.ts';
import { currencyOf } from '#tests/support/memory-context.ts';

const usd = currencyOf('USD');
const germany = { fixedUsd: 4.06, unlimitedDayUsd: 4.35 };
const shape = (facts: Partial<PlanShape>): PlanShape => ({
  kind: 'fixed',
  dataMb: 1000,
  days: 30,
  reducedSpeedKbps: null,
  edition: 0,
  ...facts,
});

describe('modelPrice', () => {
  it('asks the country’s level for 1 GB and 30 days', () => {
    expect(modelPrice(shape({}), germany)).toBeCloseTo(4.06, 9);
  });

  it('follows the model’s formulas by hand', () => {
    expect(modelPrice(shape({ dataMb: 10_000 }), germany)).toBeCloseTo(4.06 * 10 ** 0.6546, 9);
    expect(modelPrice(shape({ days: 7 }), germany)).toBeCloseTo(4.06 * (7 / 30) ** 0.0902, 9);
    expect(modelPrice(shape({ kind: 'unlimited', dataMb: null, days: 10 }), germany)).toBeCloseTo(
      4.35 * 10 ** 0.7911,
      9,
    );
    expect(modelPrice(shape({ kind: 'daily', dataMb: 2000, days: 5 }), germany)).toBeCloseTo(
      0.6 * 4.35 * 2 ** 0.491 * 5 ** 0.846,
      9,
    );
  });

  it('prices a daily gigabyte for a week near seven gigabytes in a week', () => {
    const daily = modelPrice(shape({ kind: 'daily', days: 7 }), germany);
    const weekly = modelPrice(shape({ dataMb: 7000, days: 7 }), germany);
    expect(Math.abs(daily / weekly - 1)).toBeLessThan(0.15);
  });

  it('rises with data and with days, for every kind', () => {
    const amounts = fc.integer({ min: 100, max: 100_000 });
    const kinds = fc.constantFrom('fixed', 'daily', 'trial', 'unlimited');
    fc.assert(
      fc.property(kinds, amounts, fc.integer({ min: 1, max: 300 }), (kind, dataMb, days) => {
        const price = modelPrice(shape({ kind, dataMb, days }), germany);
        expect(modelPrice(shape({ kind, dataMb, days: days + 1 }), germany)).toBeGreaterThan(price);
        const more = modelPrice(shape({ kind, dataMb: dataMb + 100, days }), germany);
        expect(kind === 'unlimited' ? more === price : more > price).toBe(true);
      }),
    );
  });

  it('makes a trial cheap and an edition with more dear', () => {
    expect(modelPrice(shape({ kind: 'trial' }), germany)).toBeLessThan(modelPrice(shape({}), germany) / 2);
    expect(modelPrice(shape({ edition: 1 }), germany)).toBeGreaterThan(modelPrice(shape({}), germany));
    expect(modelPrice(shape({ edition: 2 }), germany)).toBeLessThan(modelPrice(shape({}), germany));
  });
});

describe('sellerFactor', () => {
  const middle = (rank: number, scope: 'local' | 'regional'): number => {
    const random = createRandom('factor');
    const sampled = Array.from({ length: 400 }, () => sellerFactor(rank, scope, random));
    return sampled.toSorted((a, b) => a - b)[200] ?? 0;
  };

  it('is about 1 in the middle, about half for the cheapest and about double for the dearest', () => {
    expect(middle(0.5, 'local')).toBeCloseTo(1, 1);
    expect(middle(0.45, 'local')).toBeCloseTo(1, 1);
    expect(middle(0, 'local')).toBeCloseTo(0.53, 1);
    expect(middle(1, 'local')).toBeCloseTo(2.34, 1);
  });

  it('differs less for sets of countries', () => {
    expect(middle(0, 'regional')).toBeCloseTo(0.68, 1);
    expect(middle(1, 'regional')).toBeCloseTo(1.67, 1);
  });

  it('is never far from the level of its rank', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, rank) => {
        const factor = sellerFactor(rank, 'local', createRandom(seed));
        expect(factor).toBeGreaterThan(0.47);
        expect(factor).toBeLessThan(2.6);
      }),
    );
  });
});

describe('toPriceTag', () => {
  it('takes the nearest price with the ending', () => {
    expect(toPriceTag(4.06, usd, 99)).toEqual({ units: 39_900, currency: 'USD' });
    expect(toPriceTag(4.56, usd, 99)).toEqual({ units: 49_900, currency: 'USD' });
    expect(toPriceTag(4.06, usd, 0)).toEqual({ units: 40_000, currency: 'USD' });
    expect(toPriceTag(4.06, usd, null)).toEqual({ units: 40_600, currency: 'USD' });
    expect(toPriceTag(10, currencyOf('JPY'), 99)).toEqual({ units: 15_700_000, currency: 'JPY' });
    expect(toPriceTag(10, currencyOf('CHF'), 99)).toEqual({ units: 83_000, currency: 'CHF' });
  });

  it('is never free, always whole steps, and near the amount', () => {
    const amounts = fc.double({ min: 0.01, max: 500, noNaN: true });
    const endings = fc.constantFrom(0, 99, 50, 49, 90, 59, 4, null);
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('USD', 'EUR', 'JPY', 'CHF').map(currencyOf),
        endings,
        (amount, currency, ending) => {
          const { units } = toPriceTag(amount, currency, ending);
          expect(units).toBeGreaterThan(0);
          expect(units % 100).toBe(0);
          const dollars = toPriceTag(amount, usd, ending).units / 10_000;
          expect(Math.abs(dollars - Math.max(0.5, amount))).toBeLessThanOrEqual(0.61);
        },
      ),
    );
  });
});
