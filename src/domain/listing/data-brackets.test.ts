import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataBracket, validityBracket } from './data-brackets.ts';
import { facetValues } from './list-query.ts';

describe('dataBracket', () => {
  it.each([
    [1, 'lt1'],
    [999, 'lt1'],
    [1_000, '1-3'],
    [2_999, '1-3'],
    [3_000, '3-5'],
    [5_000, '5-10'],
    [10_000, '10-20'],
    [20_000, '20-50'],
    [49_999, '20-50'],
    [50_000, 'gt50'],
    [100_000_000, 'gt50'],
  ])('of %s MB is %s', (dataMb, bracket) => {
    expect(dataBracket({ dataKind: 'total', dataMb, validityDays: 7 })).toBe(bracket);
  });

  it('counts the days of a daily plan together', () => {
    expect(dataBracket({ dataKind: 'daily', dataMb: 1_000, validityDays: 7 })).toBe('5-10');
    expect(dataBracket({ dataKind: 'daily', dataMb: 1_000, validityDays: 10 })).toBe('10-20');
  });

  it('never takes the allowance of an unlimited plan for its amount', () => {
    expect(dataBracket({ dataKind: 'unlimited', dataMb: 2_000, validityDays: 7 })).toBe('unlimited');
  });

  it.each([
    ['an amount that is not stated', { dataKind: 'total', dataMb: null, validityDays: 7 }],
    ['pay as you go', { dataKind: 'payg', dataMb: 1_000, validityDays: null }],
    ['a daily plan without an end', { dataKind: 'daily', dataMb: 1_000, validityDays: null }],
  ] as const)('of %s is unknown', (_words, plan) => {
    expect(dataBracket(plan)).toBe('unknown');
  });
});

describe('validityBracket', () => {
  it.each([
    [1, '1-3'],
    [3, '1-3'],
    [4, '4-7'],
    [7, '4-7'],
    [8, '8-15'],
    [15, '8-15'],
    [16, '16-30'],
    [30, '16-30'],
    [31, '31-90'],
    [90, '31-90'],
    [91, 'gt90'],
    [null, 'none'],
  ])('of %s days is %s', (days, bracket) => {
    expect(validityBracket(days)).toBe(bracket);
  });
});

it('every plan is in a bracket that the filters offer', () => {
  const anyPlan = fc.record({
    dataKind: fc.constantFrom('total', 'daily', 'unlimited', 'payg'),
    dataMb: fc.option(fc.nat(200_000), { nil: null }),
    validityDays: fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null }),
  });
  fc.assert(
    fc.property(anyPlan, (plan) => {
      expect(facetValues.data).toContain(dataBracket(plan));
      expect(facetValues.validity).toContain(validityBracket(plan.validityDays));
    }),
  );
});
