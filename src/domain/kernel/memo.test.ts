import { describe, expect, it } from 'vitest';
import { memo, once } from './memo.ts';

interface Listing {
  readonly plans: readonly number[];
  readonly currency: string;
  readonly at: string | null;
}

/** A memoized function and how often it computed. */
function countSums(most?: number) {
  let computed = 0;
  const sum = memo(
    ({ plans }: Listing, factor: number = 1): number => {
      computed += 1;
      return plans.reduce((total, each) => total + each * factor, 0);
    },
    most === undefined ? {} : { most },
  );
  return { sum, computed: () => computed };
}

const listing: Listing = { plans: [1, 2, 3], currency: 'EUR', at: null };

describe('memo', () => {
  it('computes once for a shallow copy, and again where a value differs', () => {
    const { sum, computed } = countSums(10);
    expect([sum(listing), sum({ ...listing }), computed()]).toEqual([6, 6, 1]);
    expect([sum({ ...listing, plans: [4] }), computed()]).toEqual([4, 2]);
    expect([sum({ ...listing, currency: 'USD' }), sum({ ...listing, at: 'null' }), computed()]).toEqual([6, 6, 4]);
    expect([sum(listing, 2), sum({ ...listing }, 2), computed()]).toEqual([12, 12, 5]);
  });

  it('drops the results that were used longest ago', () => {
    const { sum, computed } = countSums(2);
    for (const factor of [1, 2, 1, 3]) sum(listing, factor);
    expect(computed()).toBe(3);
    sum(listing, 1);
    expect(computed()).toBe(3);
    sum(listing, 2);
    expect(computed()).toBe(4);
  });

  it('keeps results of different objects apart, however many there are', () => {
    const { sum, computed } = countSums();
    const lists = Array.from({ length: 100 }, (_none, index) => ({ ...listing, plans: [index] }));
    for (const list of [...lists, ...lists]) sum(list);
    expect(computed()).toBe(100);
  });

  it('tells numbers, texts, null and missing values apart', () => {
    const seen: unknown[] = [];
    const record = memo((...given: readonly unknown[]) => seen.push(given), { most: 20 });
    const different = [[1], ['1'], [null], ['null'], [undefined], [1, 2], ['1', '2'], ['1,2'], [[], null], [null, []]];
    for (const given of [...different, ...different.slice(0, 8)]) record(...given);
    expect(seen).toEqual(different);
  });

  it('computes null and undefined once, and a failure again', () => {
    let calls = 0;
    const failing = memo(
      (value: null | undefined | 'fails') => {
        calls += 1;
        if (value === 'fails') throw new Error('no');
        return value;
      },
      { most: 3 },
    );
    for (const value of [null, undefined, null, undefined]) expect(failing(value)).toBe(value);
    expect(calls).toBe(2);
    expect(() => failing('fails')).toThrow('no');
    expect(() => failing('fails')).toThrow('no');
    expect(calls).toBe(4);
  });

  it('depends on the named parts alone', () => {
    let calls = 0;
    const named = memo((list: Listing) => [list.currency, (calls += 1)], { parts: ({ currency }) => [currency] });
    named(listing);
    expect(named({ ...listing, plans: [] })).toEqual(['EUR', 1]);
  });
});

describe('once', () => {
  it('computes at the first call only', () => {
    let calls = 0;
    const value = once(() => (calls += 1));
    expect(calls).toBe(0);
    expect([value(), value(), calls]).toEqual([1, 1, 1]);
  });
});
