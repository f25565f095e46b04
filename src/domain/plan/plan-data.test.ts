import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFixedAmount, totalMegabytes } from './plan-data.ts';

describe('totalMegabytes', () => {
  it.each([
    ['total', 5000, 30, 5000],
    ['total', 5000, null, 5000],
    ['daily', 1000, 7, 7000],
    ['daily', 1000, null, null],
    ['unlimited', 3000, 10, 3000],
    ['unlimited', null, 10, null],
    ['payg', null, null, null],
    ['total', 0, 30, null],
    ['total', null, 30, null],
  ] as const)('of %s, %s MB, %s days is %s', (...[dataKind, dataMb, validityDays, total]) => {
    expect(totalMegabytes({ dataKind, dataMb, validityDays })).toBe(total);
  });

  it('of a daily plan is what it gives on all of its days together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 400 }), (dataMb, validityDays) => {
        const days = Array.from({ length: validityDays }, () => dataMb);
        const sum = days.reduce((a, b) => a + b, 0);
        expect(totalMegabytes({ dataKind: 'daily', dataMb, validityDays })).toBe(sum);
      }),
    );
  });
});

describe('isFixedAmount', () => {
  it('holds for total and daily plans only', () => {
    const kinds = ['total', 'daily', 'unlimited', 'payg'] as const;
    const fixed = kinds.filter((dataKind) => isFixedAmount({ dataKind, dataMb: 1000, validityDays: 1 }));
    expect(fixed).toEqual(['total', 'daily']);
  });
});
