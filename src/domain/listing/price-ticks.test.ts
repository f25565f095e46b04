import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTicks } from './price-ticks.ts';

/** In whole units of the currency. */
function ticks(amount: number, decimalDigits = 2): readonly number[] {
  return priceTicks(amount * 10_000, decimalDigits).tickUnits.map((units) => units / 10_000);
}

describe('priceTicks', () => {
  it.each([
    [52, [0, 10, 20, 30, 40, 50, 60]],
    [60, [0, 10, 20, 30, 40, 50, 60]],
    [60.01, [0, 20, 40, 60, 80]],
    [9.99, [0, 2, 4, 6, 8, 10]],
    [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [7_800, [0, 2_000, 4_000, 6_000, 8_000]],
  ])('reach %s in round steps', (amount, expected) => {
    expect(ticks(amount)).toEqual(expected);
  });

  it('are never finer than the currency is shown', () => {
    expect(ticks(0, 0)).toEqual([0, 1, 2, 3]);
    expect(ticks(0.02, 2)).toEqual([0, 0.01, 0.02, 0.03]);
    expect(ticks(0.005, 3)).toEqual([0, 0.001, 0.002, 0.003, 0.004, 0.005]);
  });

  it('are four to seven, evenly spaced from zero, with a round step, and end at or above the amount', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 45), fc.constantFrom(0, 2, 3), (units, decimalDigits) => {
        const { topUnits, tickUnits } = priceTicks(units, decimalDigits);
        const step = tickUnits[1] ?? 0;
        expect(tickUnits).toEqual(tickUnits.map((_tick, index) => index * step));
        expect(tickUnits.length).toBeGreaterThanOrEqual(4);
        expect(tickUnits.length).toBeLessThanOrEqual(7);
        expect(tickUnits.at(-1)).toBe(topUnits);
        expect(topUnits).toBeGreaterThanOrEqual(units);
        expect(String(step)).toMatch(/^[125]0*$/);
      }),
    );
  });
});
