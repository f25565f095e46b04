import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMoney } from '#domain/money/exchange.ts';
import { lowestOverTime, type LowPoint } from './lowest-over-time.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

const [usd, eur, jpy, unrated] = ['USD', 'EUR', 'JPY', 'XTS'] as CurrencyCode[] as [
  CurrencyCode,
  CurrencyCode,
  CurrencyCode,
  CurrencyCode,
];
const rates = {
  [eur]: { perUsdE8: 50_000_000, date: '2026-11-20' },
  [jpy]: { perUsdE8: 10_000_000_000, date: '2026-11-20' },
};

function day(number: number): string {
  return `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;
}

function point(at: number, currency: CurrencyCode, units: number | null): LowPoint {
  return { at: day(at), currency, units };
}

describe('the lowest price over time', () => {
  it('is the lowest of all currencies at each change, converted', () => {
    const points = [point(1, usd, 50_000), point(2, eur, 20_000), point(3, eur, null), point(4, usd, null)];
    expect(lowestOverTime(points, usd, rates)).toEqual([
      { at: day(1), money: { units: 50_000, currency: usd }, sellerPrice: { units: 50_000, currency: usd } },
      { at: day(2), money: { units: 40_000, currency: usd }, sellerPrice: { units: 20_000, currency: eur } },
      { at: day(3), money: { units: 50_000, currency: usd }, sellerPrice: { units: 50_000, currency: usd } },
      { at: day(4), money: null, sellerPrice: null },
    ]);
  });

  it('takes what one import changes as one change, and says what a seller asks where it can', () => {
    const points = [point(1, eur, 20_000), point(1, usd, 40_000)];
    expect(lowestOverTime(points, usd, rates)).toEqual([
      { at: day(1), money: { units: 40_000, currency: usd }, sellerPrice: { units: 40_000, currency: usd } },
    ]);
  });

  it('leaves out what cannot be converted', () => {
    expect(lowestOverTime([point(1, unrated, 1), point(2, usd, 5)], eur, rates).at(-1)?.money?.units).toBe(3);
  });

  it('is at every instant the least of the prices in force', () => {
    const anyPoint = fc.record({
      at: fc.integer({ min: 1, max: 28 }),
      currency: fc.constantFrom(usd, eur, jpy, unrated),
      units: fc.option(fc.integer({ min: 0, max: 5 }).map((steps) => steps * 10_000)),
    });
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 30 }), fc.constantFrom(usd, eur), (raw, currency) => {
        const unique = new Map(raw.map((each) => [`${each.at} ${each.currency}`, each]));
        const points = [...unique.values()]
          .toSorted((a, b) => a.at - b.at)
          .map((each) => point(each.at, each.currency, each.units));
        const shown = lowestOverTime(points, currency, rates);
        for (let number = 1; number <= 28; number += 1) {
          const inForce = [usd, eur, jpy, unrated].flatMap((code) => {
            const last = points.findLast((each) => each.currency === code && each.at <= day(number));
            if (last === undefined || last.units === null) return [];
            return convertMoney({ units: last.units, currency: code }, currency, rates)?.units ?? [];
          });
          const expected = inForce.length === 0 ? undefined : Math.min(...inForce);
          expect(shown.findLast(({ at }) => at <= day(number))?.money?.units).toBe(expected);
        }
        expect(shown.every(({ money }, index) => index === 0 || money?.units !== shown[index - 1]?.money?.units)).toBe(
          true,
        );
      }),
    );
  });
});
