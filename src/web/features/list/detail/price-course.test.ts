import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#i18n/format-money.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { priceCourse } from './price-course.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const at = (date: string, amount: string | null, currency = 'USD') => ({
  at: `${date}T00:00:00Z`,
  money: amount === null ? null : moneyOf(amount, currency),
});
const course = (...history: Parameters<typeof priceCourse>[0]) => priceCourse(history, { now, days: 90 });

describe('priceCourse', () => {
  it('knows first, highest and last price', () => {
    const found = course(at('2026-09-01', '9'), at('2026-10-01', '12'), at('2026-11-01', '8'));
    expect(found).toMatchObject({ from: moneyOf('9'), highest: moneyOf('12'), now: moneyOf('8') });
    expect(found?.points).toHaveLength(3);
  });

  it('begins with the price in force 90 days ago', () => {
    const found = course(at('2026-01-01', '20'), at('2026-03-01', '9'), at('2026-11-01', '8'));
    expect(found?.highest).toEqual(moneyOf('9'));
    expect(found?.points[0]?.at).toBe(now - 90 * 24 * 60 * 60 * 1000);
  });

  it('takes the same price seen again for no change', () => {
    expect(course(at('2026-10-01', '9'), at('2026-10-05', '9'), at('2026-10-09', '9'))?.points).toHaveLength(1);
  });

  it('takes a change that rounds to nothing for none', () => {
    const found = course(at('2026-10-01', '5'), at('2026-10-05', '4.9999'), at('2026-10-09', '5.0049'));
    expect(found?.points).toHaveLength(1);
    expect(course(at('2026-10-01', '500.4', 'JPY'), at('2026-10-05', '499.6', 'JPY'))?.points).toHaveLength(1);
    expect(course(at('2026-10-01', '0.5', 'KWD'), at('2026-10-05', '0.501', 'KWD'))?.points).toHaveLength(2);
  });

  it('has no two points in a row that read the same', () => {
    const anyMove = fc.record({ day: fc.integer({ min: 1, max: 19 }), units: fc.integer({ min: 0, max: 30_000 }) });
    fc.assert(
      fc.property(fc.array(anyMove), fc.constantFrom('USD', 'JPY', 'KWD'), (moves, currency) => {
        const history = moves
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, units }) => at(`2026-11-${String(day).padStart(2, '0')}`, String(units / 10_000), currency));
        const texts = course(...history)?.points.map(({ money }) => formatMoney(money, 'en')) ?? [];
        expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
      }),
    );
  });

  it('leaves out gaps and other currencies', () => {
    const found = course(at('2026-10-01', '9', 'EUR'), at('2026-10-05', '7'), at('2026-10-09', null));
    expect(found).toMatchObject({ from: moneyOf('7'), now: moneyOf('7') });
    expect(found?.points).toHaveLength(1);
  });

  it('is unknown without a price', () => {
    expect(course()).toBeNull();
    expect(course(at('2026-10-01', null))).toBeNull();
  });
});
