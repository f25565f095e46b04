import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanData, readPlanPrices } from './plan-amounts.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { DataPlan } from './wire-schema.ts';

const plan = {
  planName: 'x',
  validity: 7,
  dataCap: 5,
  dataUnit: 'GB',
  prices: { USD: 3 },
  coverages: [{ code: 'JP' }],
};

function pricesOf(prices: Record<string, string | number>) {
  const read = readPlanPrices({ ...plan, prices } as DataPlan, null);
  return read.ok ? read.value : read.reason.reason;
}

function dataOf(changes: Partial<DataPlan>) {
  const read = readPlanData({ ...plan, ...changes } as DataPlan);
  return read.ok ? read.value : read.reason.reason;
}

describe('the prices of a DataPlan', () => {
  it('are the first as list price and the others as the seller’s own', () => {
    expect(pricesOf({ JPY: 1750, USD: '11.50', EUR: 10.9 })).toEqual({
      price: { units: 17_500_000, currency: 'JPY' },
      ownPrices: [
        { units: 109_000, currency: 'EUR' },
        { units: 115_000, currency: 'USD' },
      ],
    });
  });

  it('leave out a further one that cannot be read', () => {
    expect(pricesOf({ USD: 3, EUR: -1, GBP: 0, XXQ: 4, usd: 5 })).toMatchObject({ ownPrices: [] });
    expect(pricesOf({ USD: 5.9, GBp: 450, ZAc: 9900, USc: 590 })).toMatchObject({ ownPrices: [] });
  });

  it.each([
    [{}, 'missing-field'],
    [{ XXQ: 3, USD: 3 }, 'bad-currency'],
    [{ USD: 0 }, 'zero-price'],
    [{ USD: -3 }, 'negative-price'],
    [{ USD: 'free' }, 'bad-price'],
  ])('%j are refused as %s', (prices, reason) => {
    expect(pricesOf(prices)).toBe(reason);
  });

  it('are kept to the last cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        expect(pricesOf({ USD: cents / 100 })).toMatchObject({ price: { units: cents * 100 } });
      }),
    );
  });
});

describe('the data of a DataPlan', () => {
  it.each([
    [{ dataCap: 1.5 }, 'total', 1500],
    [{ dataCap: 500, dataUnit: 'MB' }, 'total', 500],
    [{ dataCap: 1024, dataUnit: 'MB' }, 'total', 1000],
    [{ dataCap: 1, dataUnit: 'TB' }, 'total', 1_000_000],
    [{ dataCapPer: 'day' as const }, 'daily', 5000],
    [{ dataUnit: 'GB/day' }, 'daily', 5000],
    [{ dataUnit: 'GB per day', dataCapPer: 'day' as const }, 'daily', 5000],
    [{ dataCap: 0 }, 'unlimited', null],
    [{ payAsYouGo: true }, 'payg', null],
    [{ payAsYouGo: true, dataCap: 0 }, 'payg', null],
  ])('%j are %s, %j MB', (changes, dataKind, dataMb) => {
    expect(dataOf(changes)).toMatchObject({ dataKind, dataMb });
  });

  it('keep both speeds', () => {
    expect(dataOf({ maxSpeed: 10_000, reducedSpeed: 128 })).toMatchObject({
      speedLimitKbps: 10_000,
      reducedSpeedKbps: 128,
    });
  });

  it.each([[{ dataCap: -1 }], [{ dataUnit: 'bananas' }], [{ dataCap: 0.1, dataUnit: 'MB' }]])(
    '%j are refused',
    (changes) => {
      expect(dataOf(changes)).toBe('bad-data-amount');
    },
  );
});

describe('a DataPlan that names a currency beside its prices', () => {
  const inEuros = (prices: Record<string, number>) =>
    readPlanPrices({ ...plan, prices } as DataPlan, 'EUR' as CurrencyCode);

  it('has its list price in it', () => {
    expect(inEuros({ USD: 5, EUR: 4 })).toMatchObject({
      value: { price: { units: 40_000, currency: 'EUR' }, ownPrices: [{ units: 50_000, currency: 'USD' }] },
    });
  });

  it('is refused without a price in it', () => {
    expect(inEuros({ USD: 5 })).toMatchObject({ reason: { reason: 'two-currencies' } });
  });
});
