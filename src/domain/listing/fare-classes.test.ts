import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fareClasses, fareClassOf } from './fare-classes.ts';

const prices = fc.array(fc.nat(2 ** 30), { maxLength: 250 });

describe('fareClasses', () => {
  it('splits prices into three groups at round amounts', () => {
    const costs = [4, 4.5, 5, 6, 7, 8, 12, 18, 40].map((amount) => amount * 10_000);
    const classes = fareClasses(costs, 2);
    expect(classes).toEqual([
      { from: null, to: 50_000 },
      { from: 50_000, to: 80_000 },
      { from: 80_000, to: null },
    ]);
    expect(costs.map((units) => fareClassOf(units, classes))).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('has at most three classes, rising with the price, whatever the currency', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(0, 2, 3), (costs, decimalDigits) => {
        const classes = fareClasses(costs, decimalDigits);
        expect(classes.length).toBeLessThanOrEqual(3);
        const shades = costs.toSorted((a, b) => a - b).map((units) => fareClassOf(units, classes));
        expect(shades).toEqual(shades.toSorted((a, b) => a - b));
        expect(shades.every((shade) => shade > 0)).toBe(true);
      }),
    );
  });

  it('judges a price by what is read: 19.60 from 20 up is shown as 20', () => {
    expect(
      fareClassOf(204_000, [
        { from: null, to: 200_000 },
        { from: 200_000, to: null },
      ]),
    ).toBe(2);
    expect(
      fareClassOf(295_100, [
        { from: null, to: 300_000 },
        { from: 300_000, to: null },
      ]),
    ).toBe(2);
    expect(fareClassOf(1, [])).toBe(0);
  });
});
