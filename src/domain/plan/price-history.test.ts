import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { lowestPriceSince, type PricePoint } from './price-history.ts';

const point = (at: string, units: number | null, currency = 'USD'): PricePoint => ({
  at,
  money: units === null ? null : { units, currency: currency as CurrencyCode },
});

const since = new Date('2026-10-22T00:00:00Z');

describe('lowestPriceSince', () => {
  it('counts the price in force at the start, though it is older', () => {
    const history = [point('2026-06-01', 500), point('2026-09-01', 700), point('2026-11-01', 900)];
    expect(lowestPriceSince(history, since)).toEqual(point('2026-09-01', 700));
  });

  it('counts what was lowest in between, the earliest of equal ones', () => {
    const history = [
      point('2026-09-01', 700),
      point('2026-11-01', 600),
      point('2026-11-05', 800),
      point('2026-11-10', 600),
    ];
    expect(lowestPriceSince(history, since)).toEqual(point('2026-11-01', 600));
  });

  it('leaves out what was not offered and other currencies than the latest', () => {
    const history = [point('2026-09-01', 1, 'JPY'), point('2026-11-01', 800), point('2026-11-05', null)];
    expect(lowestPriceSince(history, since)).toEqual(point('2026-11-01', 800));
  });

  it('is none without a price', () => {
    expect(lowestPriceSince([], since)).toBeNull();
    expect(lowestPriceSince([point('2026-09-01', 500), point('2026-10-01', null)], since)).toBeNull();
  });

  it('takes the whole of a history that begins later', () => {
    expect(lowestPriceSince([point('2026-11-19', 500)], since)).toEqual(point('2026-11-19', 500));
  });

  it('is what a walk through every minute finds', () => {
    const anyHistory = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 })), {
        maxLength: 8,
      })
      .map((steps) => {
        let minute = 0;
        return steps.map(([pause, units]) => {
          minute += pause;
          return point(new Date(minute * 60_000).toISOString(), units);
        });
      });
    fc.assert(
      fc.property(anyHistory, fc.integer({ min: 0, max: 250 }), (history, start) => {
        let lowest: number | null = null;
        for (let minute = start; minute <= 300; minute += 1) {
          const inForce = history.findLast(({ at }) => Date.parse(at) <= minute * 60_000)?.money?.units;
          if (inForce !== undefined && (lowest === null || inForce < lowest)) lowest = inForce;
        }
        const found = lowestPriceSince(history, new Date(start * 60_000));
        expect(found?.money?.units ?? null).toBe(lowest);
      }),
    );
  });
});
