import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { pricedPoints } from '#domain/price-watch/priced-points.ts';
import { makeDestinationPlans, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { currencyOf, memoryRates, moneyOf } from '#tests/support/memory-context.ts';
import { buildMarketLine, plansOfMarketLine } from './market-line.ts';

const now = new Date('2026-11-20T12:00:00Z');
const options = { rules: { decimalDigits: 2, rounding: 0 }, now };
const dollars = { currency: currencyOf('USD'), rates: memoryRates };

function daysAgo(days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
}

function history(
  ...points: readonly (readonly [days: number, amount: string | null, currency?: string])[]
): PricePoint[] {
  return points.map(([days, amount, currency]) => ({
    at: daysAgo(days),
    money: amount === null ? null : moneyOf(amount, currency),
  }));
}

const bought = (list: PricePoint[], count: number) => ({ points: pricedPoints({ list, own: [] }, dollars), count });
const singles = (histories: readonly PricePoint[][]) => histories.map((list) => bought(list, 1));

function amounts(histories: readonly PricePoint[][]): [day: number, units: number][] {
  return (buildMarketLine(singles(histories), options)?.steps ?? []).map(({ day, money }) => [day, money.units]);
}

describe('buildMarketLine', () => {
  it('holds a price until the next one', () => {
    expect(amounts([history([200, '14.20'], [30, '11.70'])])).toEqual([
      [0, 142_000],
      [59, 117_000],
    ]);
  });

  it('follows the lowest of several plans', () => {
    const low = history([100, '12'], [50, '15']);
    const high = history([100, '13'], [20, '11']);
    expect(amounts([low, high])).toEqual([
      [0, 120_000],
      [39, 130_000],
      [69, 110_000],
    ]);
  });

  it('does not count a plan while it is not offered', () => {
    expect(amounts([history([100, '9'], [40, null]), history([100, '12'])])).toEqual([
      [0, 90_000],
      [49, 120_000],
    ]);
  });

  it('starts where the first price is known', () => {
    const line = buildMarketLine(singles([history([10, '12'])]), options);
    expect(line).toEqual({ days: 11, steps: [{ day: 0, money: moneyOf('12') }] });
  });

  it('costs as many of a plan as are bought', () => {
    const twoOf = bought(history([100, '6'], [20, '4']), 2);
    const oneOf = bought(history([100, '13'], [50, '11']), 1);
    expect(buildMarketLine([twoOf, oneOf], options)?.steps.map(({ money }) => money.units)).toEqual([
      120_000, 110_000, 80_000,
    ]);
  });

  it("converts at today's rates and rounds for display", () => {
    expect(amounts([history([100, '9.99', 'EUR'], [5, '10.001', 'EUR'])])).toEqual([
      [0, 199_800],
      [84, 200_000],
    ]);
  });

  it('says which of its prices are converted', () => {
    const line = buildMarketLine(
      singles([history([100, '9', 'EUR'], [5, '30', 'EUR']), history([100, '25'])]),
      options,
    );
    expect(line?.steps.map(({ money }) => money.isEstimate === true)).toEqual([true, false]);
  });

  it('is nothing without a price that can be converted', () => {
    expect(buildMarketLine([], options)).toBeNull();
    expect(buildMarketLine(singles([history([10, '5', 'SEK'])]), options)).toBeNull();
  });
});

describe('plansOfMarketLine', () => {
  it('follows the cheapest dozen of 10 GB plans', () => {
    const tens = Array.from({ length: 15 }, (_none, at) =>
      makeListedPlan({ dataMb: 10_000, price: moneyOf(String(20 - at)) }),
    );
    const others = [
      makeListedPlan({ dataMb: 9000, price: moneyOf('1') }),
      makeListedPlan({ dataMb: 11_000, price: moneyOf('1') }),
      makeListedPlan({ dataKind: 'daily', dataMb: 10_000, price: moneyOf('1') }),
      makeListedPlan({ dataMb: 10_000, price: null }),
    ];
    const ids = plansOfMarketLine(makeDestinationPlans([...tens, ...others]));
    expect(ids).toEqual(
      tens
        .toReversed()
        .slice(0, 12)
        .map(({ id }) => id),
    );
  });
});
