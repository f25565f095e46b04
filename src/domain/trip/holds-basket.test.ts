import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanData } from '#domain/plan/plan-data.ts';
import { holdsBasket } from './holds-basket.ts';

const anyData: fc.Arbitrary<PlanData> = fc.record({
  dataKind: fc.constantFrom('total', 'daily', 'unlimited', 'payg'),
  dataMb: fc.option(fc.integer({ min: 1, max: 100_000 })),
  validityDays: fc.option(fc.integer({ min: 1, max: 365 })),
});

describe('the basket', () => {
  it.each([
    ['total', 5000, 7, true],
    ['total', 4999, 7, false],
    ['total', 5000, 6, false],
    ['total', 5000, null, true],
    ['daily', 715, 30, true],
    ['daily', 714, 30, false],
    ['unlimited', 5000, 30, false],
    ['payg', null, null, false],
  ] as const)('%s, %s MB, %s days: %s', (dataKind, dataMb, validityDays, expected) => {
    expect(holdsBasket({ dataKind, dataMb, validityDays })).toBe(expected);
  });

  it('is still held with more data and more days', () => {
    fc.assert(
      fc.property(anyData, (plan) => {
        fc.pre(holdsBasket(plan));
        const more = { ...plan, dataMb: (plan.dataMb ?? 0) + 1 };
        expect(holdsBasket(more)).toBe(true);
        const longer = plan.validityDays === null ? null : plan.validityDays + 1;
        expect(holdsBasket({ ...plan, validityDays: longer })).toBe(true);
      }),
    );
  });
});
