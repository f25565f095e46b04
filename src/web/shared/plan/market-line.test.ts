import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { pricedPoints } from '#domain/price-watch/priced-points.ts';
import { currencyOf, memoryRates, moneyOf } from '#tests/support/memory-context.ts';
import { buildMarketLine } from './market-line.ts';

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

const lineOf = (...histories: readonly PricePoint[][]) => buildMarketLine(singles(histories), options);

function amounts(histories: readonly PricePoint[][]): [day: number, units: number][] {
  return (lineOf(...histories)?.steps ?? []).map(({ day, money }) => [day, money.units]);
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

  it('leaves out a plan that was not offered all the time', () => {
    const whole = history([100, '12']);
    const steady = [[0, 120_000]];
    expect(amounts([history([100, '9'], [40, null]), whole])).toEqual(steady);
    expect(amounts([history([100, '9'], [40, null], [20, '9']), whole])).toEqual(steady);
  });

  it('takes a cheaper newcomer for no fall', () => {
    expect(amounts([history([100, '12']), history([3, '7'])])).toEqual([[0, 120_000]]);
  });

  it('starts where half of the plans are followed, and says since when', () => {
    const line = lineOf(history([10, '12']));
    expect(line).toEqual({ days: 11, since: '2026-11-10', steps: [{ day: 0, money: moneyOf('12') }] });
    const most = lineOf(history([80, '9']), history([30, '12']), history([20, '5']));
    expect([most?.days, most?.since, most?.steps]).toEqual([31, '2026-10-21', [{ day: 0, money: moneyOf('9') }]]);
    expect(lineOf(history([200, '9']))).toMatchObject({ days: 90, since: '2026-08-23' });
  });

  it('follows a plan from when its price is known in the currency', () => {
    const past = { list: history([100, '50', 'SEK']), own: history([40, '6'], [20, '5']) };
    const line = buildMarketLine([{ points: pricedPoints(past, dollars), count: 2 }], options);
    expect(line?.since).toBe('2026-10-11');
    expect(line?.steps.map(({ money }) => money)).toEqual([moneyOf('12'), moneyOf('10')]);
  });

  it('claims nothing of plans that were followed for less than a week', () => {
    expect(lineOf(history([6, '12'], [2, '7']))).toBeNull();
    expect(lineOf(history([7, '12'], [2, '7']))?.days).toBe(8);
    expect(lineOf(history([100, '12']), history([3, '7']), history([2, '7']))).toBeNull();
  });

  it('never moves unless one of its plans changes its price', () => {
    const anyPlan = fc.record({
      since: fc.integer({ min: 0, max: 120 }),
      gap: fc.option(fc.integer({ min: 0, max: 120 })),
      amount: fc.integer({ min: 1, max: 40 }),
      count: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(anyPlan, { minLength: 1, maxLength: 12 }), (plans) => {
        const histories = plans.map(({ since, gap, amount, count }) => {
          const back =
            gap === null
              ? []
              : ([
                  [gap + 0.5, null],
                  [gap, String(amount)],
                ] as const);
          const points = [[since, String(amount)] as const, ...back];
          return bought(history(...points.toSorted(([a], [b]) => b - a)), count);
        });
        expect(buildMarketLine(histories, options)?.steps.length ?? 1).toBe(1);
      }),
    );
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
    const line = lineOf(history([100, '9', 'EUR'], [5, '30', 'EUR']), history([100, '25']));
    expect(line?.steps.map(({ money }) => money.isEstimate === true)).toEqual([true, false]);
  });

  it('is nothing without a price that can be converted', () => {
    expect(lineOf()).toBeNull();
    expect(lineOf(history([10, '5', 'SEK']))).toBeNull();
  });
});
