import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanData } from './plan-data.ts';
import { pricePerDay, pricePerGb } from './price-per.ts';

function dollars(units: number): Money {
  return { units, currency: defaultCurrency };
}

const fixed: PlanData = { dataKind: 'total', dataMb: 3000, validityDays: 30 };

describe('pricePerGb', () => {
  it.each([
    ['3 GB', fixed, 100_000, 33_333],
    ['500 MB', { ...fixed, dataMb: 500 }, 25_000, 50_000],
    ['1 GB a day for 7 days', { dataKind: 'daily', dataMb: 1000, validityDays: 7 }, 149_900, 21_414],
    ['free data', fixed, 0, 0],
    ['a rounding from one half', { ...fixed, dataMb: 2000 }, 5, 3],
  ] as const)('of %s', (...[, data, price, perGb]) => {
    expect(pricePerGb(dollars(price), data)).toEqual(dollars(perGb));
  });

  it.each([
    ['unlimited', { dataKind: 'unlimited', dataMb: 3000, validityDays: 7 }],
    ['pay as you go', { dataKind: 'payg', dataMb: null, validityDays: null }],
    ['an amount that is not stated', { ...fixed, dataMb: null }],
    ['no data', { ...fixed, dataMb: 0 }],
    ['daily data without an end', { dataKind: 'daily', dataMb: 1000, validityDays: null }],
  ] as const)('does not exist for %s', (_words, data) => {
    expect(pricePerGb(dollars(100_000), data)).toBeNull();
  });

  it('is the price within half of 1/10000 for each gigabyte', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 1_000_000 }), (units, dataMb) => {
        const perGb = pricePerGb(dollars(units), { ...fixed, dataMb });
        const error = BigInt(perGb?.units ?? -1) * BigInt(dataMb) - BigInt(units) * 1000n;
        expect((error < 0n ? -error : error) * 2n <= BigInt(dataMb)).toBe(true);
      }),
    );
  });

  it('falls when the same price buys more', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e6 }),
        (units, a, b) => {
          const perGb = [Math.min(a, b), Math.max(a, b)].map(
            (dataMb) => pricePerGb(dollars(units), { ...fixed, dataMb })?.units ?? -1,
          );
          expect(perGb).toEqual(perGb.toSorted((x, y) => y - x));
        },
      ),
    );
  });
});

describe('pricePerDay', () => {
  it('shares the price among the days, rounded half up', () => {
    expect(pricePerDay(dollars(100_000), 7)).toEqual(dollars(14_286));
    expect(pricePerDay(dollars(5), 2)).toEqual(dollars(3));
  });

  it('does not exist for a plan that does not expire, nor for no days at all', () => {
    expect(pricePerDay(dollars(100_000), null)).toBeNull();
    expect(pricePerDay(dollars(100_000), 0)).toBeNull();
  });
});
