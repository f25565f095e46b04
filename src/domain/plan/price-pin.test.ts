import { describe, expect, it } from 'vitest';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { promo } from '#tests/support/full-plan.ts';
import { makePin, pinnedFacts, readPinnedPrice } from './price-pin.ts';

const now = new Date('2026-11-20T12:00:00Z');
const said = { price: money(49_900), reason: '  the shop asks\n this ', untilDay: '2026-12-31' };

describe('makePin', () => {
  it('counts through its last day', () => {
    expect(makePin(said, now)).toEqual({
      ok: true,
      value: {
        price: money(49_900),
        reason: 'the shop asks this',
        pinnedAt: '2026-11-20T12:00:00.000Z',
        endsAt: '2027-01-01T00:00:00.000Z',
      },
    });
    expect(makePin({ ...said, untilDay: '2026-11-20' }, now).ok).toBe(true);
  });

  it.each([
    [{ untilDay: '2026-11-19' }, /is over/],
    [{ untilDay: '2026-02-30' }, /is not a day/],
    [{ untilDay: 'soon' }, /is not a day/],
    [{ untilDay: '2028-01-01' }, /366 days at most/],
    [{ reason: ' \n ' }, /--reason/],
    [{ reason: 'x'.repeat(301) }, /300 characters/],
  ])('is refused with %o', (part, reason) => {
    expect(makePin({ ...said, ...part }, now)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('pinnedFacts', () => {
  const plan = makePlan({ price: money(45_000), ownPrices: [money(42_000, 'EUR')], promo: promo(40_000) });

  it('puts one price in place of all that the feed states', () => {
    expect(pinnedFacts(plan, { price: money(49_900) })).toEqual({
      ...plan,
      price: money(49_900),
      ownPrices: [],
      promo: null,
    });
  });

  it('leaves a plan without a pin alone', () => expect(pinnedFacts(plan, undefined)).toBe(plan));
});

describe('readPinnedPrice', () => {
  it.each([
    ['4.50 USD', money(45_000)],
    [' 1980  jpy ', money(19_800_000, 'JPY')],
  ])('reads %s', (text, price) => expect(readPinnedPrice(text)).toEqual({ ok: true, value: price }));

  it.each(['4.50', 'USD 4.50', '4.50 USD now', '-1 USD', '0 USD', '4,50 EUR', '5 XXQ'])('refuses %s', (text) => {
    expect(readPinnedPrice(text).ok).toBe(false);
  });
});
