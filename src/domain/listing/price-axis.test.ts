import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOnAxis, priceAxis } from './price-axis.ts';

/** In whole units of the currency. */
function axis(
  amounts: readonly number[],
  decimalDigits = 2,
): { readonly top: number; readonly ticks: readonly number[] } {
  const { topUnits, tickUnits } = priceAxis(
    amounts.map((amount) => amount * 10_000),
    decimalDigits,
  );
  return { top: topUnits / 10_000, ticks: tickUnits.map((units) => units / 10_000) };
}

const anyPrices = fc.array(fc.nat(2 ** 45), { maxLength: 60 });
const anyDigits = fc.constantFrom(0, 2, 3);

describe('priceAxis', () => {
  it('ends at four times the median, named in two digits', () => {
    expect(axis([2.2, 4, 11.43, 30, 900])).toEqual({ top: 46, ticks: [2, 5, 10, 20] });
    expect(axis([320, 900, 1_610, 4_000, 90_000], 0)).toEqual({ top: 6_500, ticks: [500, 1_000, 2_000, 5_000] });
  });

  it('ends at the dearest where that is less', () => {
    expect(axis([5, 11, 12.31]).top).toBe(13);
  });

  it('is not stretched by a trial for a cent, or a free one', () => {
    expect(axis([0, 0.01, 10, 10, 10])).toEqual({ top: 10, ticks: [0.1, 1, 10] });
    expect(axis([0, 10, 10, 10])).toEqual({ top: 10, ticks: [3, 5, 7, 10] });
  });

  it('is not stretched by amounts that are shown as nothing', () => {
    expect(priceAxis([1], 3)).toEqual(priceAxis([], 3));
    expect(priceAxis([1, 4_999], 0).bottomUnits).toBeGreaterThan(0);
  });

  it('is there without a price', () => {
    expect(axis([])).toEqual({ top: 0.03, ticks: [0.01, 0.02, 0.03] });
    expect(axis([], 0)).toEqual({ top: 3, ticks: [1, 2, 3] });
  });

  it('has two to four round ticks, none finer than the currency is shown', () => {
    fc.assert(
      fc.property(anyPrices, anyDigits, (prices, decimalDigits) => {
        const { bottomUnits, topUnits, tickUnits } = priceAxis(prices, decimalDigits);
        expect(tickUnits.length).toBeGreaterThanOrEqual(2);
        expect(tickUnits.length).toBeLessThanOrEqual(4);
        expect(tickUnits).toEqual(tickUnits.toSorted((a, b) => a - b));
        for (const tick of tickUnits) {
          expect(String(tick)).toMatch(/^[12357]0*$/);
          expect(tick % (10_000 / 10 ** decimalDigits)).toBe(0);
          expect(tick).toBeGreaterThanOrEqual(bottomUnits);
          expect(tick).toBeLessThanOrEqual(topUnits);
        }
      }),
    );
  });

  it('reaches half of what is paid, and leaves room below the lowest price', () => {
    fc.assert(
      fc.property(anyPrices, anyDigits, (prices, decimalDigits) => {
        const paid = prices.filter((price) => price >= 10_000 / 10 ** decimalDigits).toSorted((a, b) => a - b);
        const made = priceAxis(prices, decimalDigits);
        const shown = paid.filter((price) => price <= made.topUnits);
        expect(shown.length).toBeGreaterThanOrEqual(paid.length / 2);
        const [lowest = made.topUnits] = paid;
        expect(placeOnAxis(lowest, made) > 0.11 || lowest * 400 <= made.topUnits).toBe(true);
      }),
    );
  });
});

describe('placeOnAxis', () => {
  const made = { bottomUnits: 100, topUnits: 10_000 };

  it('gives each tenfold the same room', () => {
    expect([100, 1_000, 10_000].map((units) => placeOnAxis(units, made))).toEqual([0, 0.5, 1]);
  });

  it('keeps free and dear plans on the axis', () => {
    expect([0, 50, 20_000].map((units) => placeOnAxis(units, made))).toEqual([0, 0, 1]);
  });
});
