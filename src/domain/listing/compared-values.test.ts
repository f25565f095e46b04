import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestIndexes, differ } from './compared-values.ts';

const anyRow = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 4 });

describe('bestIndexes', () => {
  it('marks what costs least, and shares the mark among equals', () => {
    expect([...bestIndexes([5, 3, 3, 9], 'least')]).toEqual([1, 2]);
    expect([...bestIndexes([5, 3, 3, 9], 'most')]).toEqual([3]);
  });

  it('marks nothing where there is nothing to win', () => {
    expect(bestIndexes([5, 5], 'least').size).toBe(0);
    expect(bestIndexes([5, null, null], 'least').size).toBe(0);
    expect(bestIndexes([5, 3], null).size).toBe(0);
  });

  it('takes no expiry as the longest time', () => {
    expect([...bestIndexes([30, Infinity], 'most')]).toEqual([1]);
  });

  it('never marks what is not stated, nor all of a row, and nothing better is left unmarked', () => {
    fc.assert(
      fc.property(anyRow, fc.constantFrom('least' as const, 'most' as const), (values, better) => {
        const best = bestIndexes(values, better);
        const stated = values.flatMap((value, place) => (value === null ? [] : [{ value, place }]));
        const isBeaten = (value: number): boolean =>
          stated.some((other) => (better === 'least' ? other.value < value : other.value > value));
        const isOneBeaten = stated.some(({ value }) => isBeaten(value));
        const expected = stated.filter(({ value }) => isOneBeaten && !isBeaten(value)).map(({ place }) => place);
        expect([...best]).toEqual(expected);
      }),
    );
  });
});

describe('differ', () => {
  it('takes an unknown beside a stated value as a difference', () => {
    expect(differ(['Yes', 'Yes'])).toBe(false);
    expect(differ(['Yes', 'Not stated'])).toBe(true);
  });
});
