import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJump } from './judge-rates.ts';
import { isStale, mergeRates, tooManyDoubts, type MergeQuery, type SourcedRate } from './merge-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { RateDay } from './rate-day.ts';

const today = '2026-03-18';
const code = (text: string): CurrencyCode => text as CurrencyCode;

const day = (rates: Record<string, number>, date = today): RateDay => ({
  date,
  rates: new Map(Object.entries(rates).map(([currency, rate]) => [code(currency), rate])),
});

const storedRates = (rates: Record<string, SourcedRate>) =>
  new Map(Object.entries(rates).map(([currency, rate]) => [code(currency), rate]));

const rate = (perUsdE8: number, source = 'first', date = '2026-03-17'): SourcedRate => ({ perUsdE8, source, date });

function merge(query: Partial<MergeQuery>) {
  const { changed, held } = mergeRates({
    stored: new Map(),
    readings: [],
    today,
    isAccepted: () => false,
    ...query,
  });
  return { changed: Object.fromEntries(changed), held };
}

describe('mergeRates', () => {
  const both = [
    { source: 'first', latest: day({ EUR: 90 }, '2026-03-17') },
    { source: 'second', latest: day({ EUR: 91, VND: 26_000 }) },
  ];

  it('takes each currency from the first source that has it, with that source’s day', () => {
    expect(merge({ readings: both }).changed).toEqual({ EUR: rate(90), VND: rate(26_000, 'second', today) });
  });

  it('leaves a rate with the source that gave it while that has nothing new', () => {
    const stored = storedRates({ EUR: rate(89, 'first', '2026-03-16') });
    const readings = [{ source: 'first', latest: null }, ...both.slice(1)];
    expect(Object.keys(merge({ stored, readings }).changed)).toEqual(['VND']);
  });

  it('asks the next source when the first one’s rates are stale', () => {
    const stored = storedRates({ EUR: rate(89, 'first', '2026-03-07') });
    const readings = [{ source: 'first', latest: day({ EUR: 89 }, '2026-03-07') }, ...both.slice(1)];
    expect(merge({ stored, readings }).changed['EUR']).toEqual(rate(91, 'second', today));
    const fresh = [{ source: 'first', latest: day({ EUR: 90 }, '2026-03-08') }, ...both.slice(1)];
    expect(merge({ stored, readings: fresh }).changed['EUR']).toEqual(rate(90, 'first', '2026-03-08'));
  });

  it('keeps the last good rate where no source has a better one, however old it is', () => {
    const stored = storedRates({ EUR: rate(89, 'shipped', '2024-01-01') });
    const readings = [{ source: 'first', latest: day({ EUR: 90 }, '2026-01-01') }];
    expect(merge({ stored, readings }).changed).toEqual({});
  });

  it('never lets a source take back a newer rate of its own', () => {
    const stored = storedRates({ EUR: rate(89) });
    const readings = [{ source: 'first', latest: day({ EUR: 80 }, '2026-03-16') }];
    expect(merge({ stored, readings })).toEqual({ changed: {}, held: [] });
  });

  it('takes what a source corrects on the same day', () => {
    const stored = storedRates({ EUR: rate(89, 'first', today) });
    const readings = [{ source: 'first', latest: day({ EUR: 90 }) }];
    expect(merge({ stored, readings }).changed).toEqual({ EUR: rate(90, 'first', today) });
  });

  it('holds a jump back, and says from what to what', () => {
    const stored = storedRates({ EUR: rate(100) });
    const readings = [{ source: 'first', latest: day({ EUR: 121 }) }];
    const to = { perUsdE8: 121, source: 'first', date: today };
    expect(merge({ stored, readings })).toEqual({
      changed: {},
      held: [{ currency: 'EUR', source: 'first', from: rate(100), to, doubt: 'jump' }],
    });
    expect(merge({ stored, readings, isAccepted: (currency) => currency === 'EUR' })).toEqual({
      changed: { EUR: to },
      held: [],
    });
  });

  it('asks the next source where the held rate was not the first one’s to keep', () => {
    const stored = storedRates({ EUR: rate(100, 'shipped') });
    const readings = [
      { source: 'first', latest: day({ EUR: 150 }) },
      { source: 'second', latest: day({ EUR: 101 }) },
    ];
    const { changed, held } = merge({ stored, readings });
    expect([changed['EUR'], held.length]).toEqual([rate(101, 'second', today), 1]);
  });

  it('takes the first rate of a currency from one source, and from several that agree', () => {
    const two = (second: number) => [
      { source: 'first', latest: day({ EUR: 1000 }) },
      { source: 'second', latest: day({ EUR: second }) },
    ];
    expect(merge({ readings: two(1000).slice(0, 1) }).changed).toEqual({ EUR: rate(1000, 'first', today) });
    expect(merge({ readings: two(1040) }).changed).toEqual({ EUR: rate(1000, 'first', today) });
    const contested = merge({ readings: two(1300) });
    expect([contested.changed, contested.held.map(({ from, doubt }) => [from, doubt])]).toEqual([
      {},
      [
        [null, 'sources'],
        [null, 'sources'],
      ],
    ]);
  });

  it('changes nothing a second time', () => {
    const rates = fc.dictionary(fc.constantFrom('EUR', 'VND', 'JPY'), fc.integer({ min: 1, max: 1000 }));
    const date = fc.constantFrom('2026-03-01', '2026-03-15', '2026-03-18');
    fc.assert(
      fc.property(rates, rates, date, date, (a, b, dateA, dateB) => {
        const readings = [
          { source: 'first', latest: day(a, dateA) },
          { source: 'second', latest: day(b, dateB) },
        ];
        const query = {
          stored: storedRates({ EUR: rate(300) }),
          readings,
          today,
          isAccepted: () => false,
        };
        const { changed } = mergeRates(query);
        const again = mergeRates({ ...query, stored: new Map([...query.stored, ...changed]) });
        expect([...again.changed]).toEqual([]);
      }),
    );
  });

  it('stores no rate that jumps, comes from nobody, or is stale', () => {
    const rates = fc.dictionary(fc.constantFrom('EUR', 'VND', 'JPY'), fc.integer({ min: 1, max: 1000 }));
    fc.assert(
      fc.property(rates, rates, fc.constantFrom('2026-03-01', '2026-03-15'), (last, next, date) => {
        const stored = storedRates(Object.fromEntries(Object.entries(last).map(([key, value]) => [key, rate(value)])));
        const { changed } = mergeRates({
          stored,
          readings: [{ source: 'second', latest: day(next, date) }],
          today,
          isAccepted: () => false,
        });
        for (const [currency, now] of changed) {
          const before = stored.get(currency);
          expect(now).toEqual(rate(next[currency] ?? 0, 'second', date));
          expect(isStale(now.date, today)).toBe(false);
          expect(before !== undefined && isJump(before, now)).toBe(false);
        }
      }),
    );
  });
});

describe('tooManyDoubts', () => {
  const stored = new Map(Array.from({ length: 40 }, (_, index) => [code(`C${index}`), rate(1000)]));
  const moved = (count: number) =>
    day(Object.fromEntries([...stored.keys()].map((key, index) => [key, index < count ? 2000 : 1000])));

  it('sees a source that is wrong by how many of its rates jump', () => {
    expect(tooManyDoubts(moved(4), stored)).toBeNull();
    expect(tooManyDoubts(moved(5), stored)).toBe(5);
    expect(tooManyDoubts(moved(40), stored)).toBe(40);
  });

  it('takes two for possible even where there are few, and what is new for no jump', () => {
    expect(tooManyDoubts(day({ C0: 2000, C1: 2000, NEW: 5 }), stored)).toBeNull();
    expect(tooManyDoubts(day({ C0: 2000, C1: 2000, C2: 2000 }), stored)).toBe(3);
  });
});
