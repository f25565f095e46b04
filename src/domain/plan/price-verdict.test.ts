import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { money } from '#tests/support/plan-factory.ts';
import type { PricePoint } from './price-history.ts';
import { fewestObservations, judgePrice } from './price-verdict.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
const days = 90;

function point(daysAgo: number, units: number | null): PricePoint {
  return { at: new Date(now - daysAgo * dayMs).toISOString(), money: units === null ? null : money(units) };
}

function judge(...history: readonly PricePoint[]) {
  return judgePrice(history, { now, days });
}

/** Oldest first, each change on a day of its own, the latest an offer. */
const anyHistory = fc
  .uniqueArray(fc.record({ ago: fc.integer({ min: 0, max: 150 }), units: fc.integer({ min: 1, max: 50 }) }), {
    selector: ({ ago }) => ago,
    minLength: 1,
    maxLength: 30,
  })
  .map((points) => points.toSorted((a, b) => b.ago - a.ago).map(({ ago, units }) => point(ago, units * 1000)));

describe('the verdict on a price', () => {
  it('says nothing of fewer days than twenty', () => {
    expect(judge(point(fewestObservations - 1, 5))).toBeNull();
    expect(judge(point(fewestObservations, 5))).toBe('usual');
  });

  it('is low or high where most days were dearer or cheaper', () => {
    expect(judge(point(80, 50_000), point(3, 40_000))).toBe('low');
    expect(judge(point(80, 40_000), point(3, 50_000))).toBe('high');
    expect(judge(point(80, 40_000), point(40, 50_000))).toBe('usual');
  });

  it('looks back for so many days and no more', () => {
    expect(judge(point(140, 90_000), point(days + 1, 40_000))).toBe('usual');
  });

  it('says nothing of what is not offered, nor of days in another currency or without an offer', () => {
    expect(judge(point(80, 50_000), point(1, null))).toBeNull();
    expect(judge(point(80, 50_000), point(40, null), point(10, 40_000))).toBe('low');
    expect(judge(point(80, 50_000), point(75, null), point(10, 40_000))).toBeNull();
    expect(judge({ at: point(80, 1).at, money: money(9, 'EUR' as CurrencyCode) }, point(10, 5))).toBeNull();
  });

  it('is the same however often the same price is seen', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(), (history, at) => {
        const index = at % history.length;
        const again = history.toSpliced(index, 0, ...history.slice(index, index + 1));
        expect(judge(...again)).toBe(judge(...history));
      }),
    );
  });

  it('turns around with the prices', () => {
    const turned = { low: 'high', high: 'low', usual: 'usual' } as const;
    fc.assert(
      fc.property(anyHistory, (history) => {
        const mirrored = history.map(({ at, money: seen }) => ({ at, money: seen && money(100_000 - seen.units) }));
        const verdict = judge(...history);
        expect(judge(...mirrored)).toBe(verdict && turned[verdict]);
      }),
    );
  });

  it('never gets higher when the latest price falls', () => {
    const rank = { low: 0, usual: 1, high: 2 };
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 1, max: 1000 }), (history, less) => {
        // Today's price is seen today, so that no earlier day moves with it.
        const before = history.filter(({ at }) => Date.parse(at) < now);
        const latest = history.at(-1)?.money?.units ?? 0;
        const [first, second] = [judge(...before, point(0, latest)), judge(...before, point(0, latest - less))];
        expect(first === null).toBe(second === null);
        fc.pre(first !== null && second !== null);
        expect(rank[second]).toBeLessThanOrEqual(rank[first]);
      }),
    );
  });
});
