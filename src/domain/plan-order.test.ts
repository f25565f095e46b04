import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCurrency } from './currencies.ts';
import { comparePlans, dataRank, type OrderedPlan } from './plan-order.ts';

const anyPlan: fc.Arbitrary<OrderedPlan> = fc.record({
  displayPrice: fc.option(fc.integer({ min: 1, max: 5 }).map((units) => ({ units, currency: defaultCurrency }))),
  dataKind: fc.constantFrom('total', 'daily', 'unlimited', 'payg'),
  dataMb: fc.option(fc.integer({ min: 1, max: 4 })),
  validityDays: fc.option(fc.integer({ min: 1, max: 3 })),
  id: fc.nat(50),
});

function plan(id: number, price: number | null, data: Partial<OrderedPlan>): OrderedPlan {
  const displayPrice = price === null ? null : { units: price, currency: defaultCurrency };
  return { dataKind: 'total', dataMb: 1000, validityDays: 7, ...data, displayPrice, id };
}

describe('comparePlans', () => {
  it('puts the lower price first, then more data, then the lower id', () => {
    const sorted = [
      plan(1, null, { dataKind: 'unlimited' }),
      plan(2, 200, { dataMb: 1000 }),
      plan(9, 100, { dataMb: 1000 }),
      plan(4, 100, { dataKind: 'payg', dataMb: null }),
      plan(5, 100, { dataMb: 5000 }),
      plan(6, 100, { dataKind: 'daily', dataMb: 1000, validityDays: 7 }),
      plan(7, 100, { dataKind: 'unlimited', dataMb: null }),
      plan(8, 100, { dataMb: 1000 }),
    ].sort(comparePlans);
    expect(sorted.map(({ id }) => id)).toEqual([7, 6, 5, 8, 9, 4, 2, 1]);
  });

  it('gives one order whatever the order it starts from', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPlan, { selector: ({ id }) => id }), fc.nat(50), (plans, turn) => {
        const turned = [...plans.slice(turn), ...plans.slice(0, turn)];
        expect(turned.sort(comparePlans)).toEqual(plans.toSorted(comparePlans));
      }),
    );
  });

  it('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyPlan, (a, b, c) => {
        expect(Math.sign(comparePlans(a, b)) + Math.sign(comparePlans(b, a))).toBe(0);
        const [x, y, z] = [a, b, c].sort(comparePlans);
        expect(
          x && y && z ? Math.max(comparePlans(x, y), comparePlans(y, z), comparePlans(x, z)) : 1,
        ).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('dataRank', () => {
  it.each([
    ['unlimited', 3000, 7, Number.MAX_SAFE_INTEGER],
    ['payg', null, null, 0],
    ['total', 5000, 30, 5000],
    ['total', null, 30, 0],
    ['daily', 1000, 7, 7000],
    ['daily', 1000, null, 1000],
  ] as const)('of %s, %s MB, %s days is %s', (...[dataKind, dataMb, validityDays, rank]) => {
    expect(dataRank({ dataKind, dataMb, validityDays })).toBe(rank);
  });
});
