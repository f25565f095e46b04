import { describe, expect, test } from 'vitest';
import { defaultCurrency, parseCurrencyCode } from '#domain/money/currencies.ts';
import type { ListedPromo } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { hasUsablePromo, pricePurchase, type PromotedPlan } from './promo-rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

function usd(amount: number, currency: CurrencyCode = defaultCurrency): Money {
  return { units: amount * 10_000, currency };
}

function euro(): CurrencyCode {
  const parsed = parseCurrencyCode('EUR');
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

function buy(
  terms: Partial<ListedPromo> | null,
  purchase: Partial<Parameters<typeof pricePurchase>[0]> = {},
  facts: Partial<PromotedPlan> = {},
) {
  const plan = { ...promoted(terms), ...facts };
  return pricePurchase({ plan, count: 1, isNewCustomer: true, usesPromo: true, now, ...purchase });
}

/** A plan for 10 dollars, or with its promo for 8. */
function promoted(terms: Partial<ListedPromo> | null): PromotedPlan {
  const promo = makeListedPromo({ price: usd(8), ...terms });
  return {
    dayPass: null,
    dataKind: 'total',
    price: usd(10),
    promo: terms === null ? null : promo,
    newCustomersOnly: false,
  };
}

describe('a promo', () => {
  test('applies when nothing stands in its way', () => {
    expect(buy({})).toEqual({ count: 1, cost: usd(8), promo: 'applied' });
  });

  test('is not there when there is none', () => {
    expect(buy(null)).toEqual({ count: 1, cost: usd(10), promo: 'none' });
  });

  test('waits for its start and ends at its end, to the second', () => {
    const instant = new Date(now).toISOString();
    expect(buy({ startsAt: instant }).promo).toBe('applied');
    expect(buy({ startsAt: instant }, { now: now - 1 }).promo).toBe('not-started');
    expect(buy({ endsAt: instant }).promo).toBe('expired');
    expect(buy({ endsAt: instant }, { now: now - 1 }).promo).toBe('applied');
  });

  test('for everyone is for returning customers too', () => {
    expect(buy({}, { isNewCustomer: false })).toEqual({ count: 1, cost: usd(8), promo: 'applied' });
  });

  test('for new customers leaves out returning ones', () => {
    expect(buy({ newCustomersOnly: true }, { isNewCustomer: false })).toMatchObject({
      cost: usd(10),
      promo: 'new-customers-only',
    });
  });

  test('that does not say whom it is for counts for new customers and the first plan only', () => {
    expect(buy({ newCustomersOnly: null }, { isNewCustomer: false }).promo).toBe('customers-not-stated');
    expect(buy({ newCustomersOnly: null }, { count: 3 })).toMatchObject({ cost: usd(28), promo: 'applied' });
  });

  test('leaves out the kinds it names', () => {
    expect(buy({ excludedKinds: ['unlimited'] }, {}, { dataKind: 'unlimited' }).promo).toBe('excluded-kind');
    expect(buy({ excludedKinds: ['unlimited'] }).promo).toBe('applied');
  });

  test('with a minimum spend counts from that order on', () => {
    expect(buy({ minimumSpend: usd(30) }, { count: 2 })).toEqual({ count: 2, cost: usd(20), promo: 'minimum-spend' });
    expect(buy({ minimumSpend: usd(30) }, { count: 3 })).toEqual({ count: 3, cost: usd(24), promo: 'applied' });
  });

  test('makes a larger order worth it where that costs less', () => {
    expect(buy({ price: usd(3), minimumSpend: usd(30) })).toEqual({ count: 3, cost: usd(9), promo: 'applied' });
    expect(buy({ price: usd(4), minimumSpend: usd(30) })).toEqual({ count: 1, cost: usd(10), promo: 'minimum-spend' });
  });

  test('of nothing is a trial: once for new and former customers', () => {
    expect(buy({ price: usd(0) })).toEqual({ count: 1, cost: usd(0), promo: 'applied' });
    expect(buy({ price: usd(0) }, { count: 5 })).toEqual({ count: 5, cost: usd(40), promo: 'applied' });
    expect(buy({ price: usd(0) }, { count: 5, isNewCustomer: false }).cost).toEqual(usd(40));
  });

  test('reaches its minimum with as many as anybody buys, and with any number of days', () => {
    const far = { price: usd(1), minimumSpend: usd(50) };
    expect(buy(far)).toEqual({ count: 5, cost: usd(5), promo: 'applied' });
    expect(buy({ ...far, minimumSpend: usd(51) })).toEqual({ count: 1, cost: usd(10), promo: 'minimum-spend' });
    const days = buy({ ...far, minimumSpend: usd(60) }, {}, { dayPass: true });
    expect(days).toEqual({ count: 6, cost: usd(6), promo: 'applied' });
  });

  test('never reaches its minimum with what costs nothing', () => {
    const free = { price: usd(0), minimumSpend: usd(1) };
    expect(buy(free, {}, { price: usd(0) })).toMatchObject({ count: 1, promo: 'minimum-spend' });
    expect(buy(free, {}, { price: usd(0), dayPass: true })).toMatchObject({ count: 1, promo: 'minimum-spend' });
  });

  test('for an amount that cannot be held is none', () => {
    const most = { units: Number.MAX_SAFE_INTEGER, currency: defaultCurrency };
    expect(buy({ price: usd(0), newCustomersOnly: true }, { count: 3 }, { price: most })).toEqual({
      count: 3,
      cost: null,
      promo: 'no-rate',
    });
    expect(buy({ price: usd(1) }, { count: 3 }, { price: most })).toEqual({ count: 3, cost: null, promo: 'no-rate' });
    const dear = buy({ price: most, newCustomersOnly: true }, { count: 2 });
    expect(dear).toEqual({ count: 2, cost: usd(20), promo: 'no-rate' });
  });

  test('never makes a new customer buy a second plan that only new customers get', () => {
    const sold = buy({ price: usd(3), minimumSpend: usd(30) }, {}, { newCustomersOnly: true });
    expect(sold).toEqual({ count: 1, cost: usd(10), promo: 'minimum-spend' });
    expect(buy({ minimumSpend: usd(10) }, {}, { newCustomersOnly: true }).promo).toBe('applied');
  });

  test('in money that cannot be compared is left alone', () => {
    expect(buy({ price: null }).promo).toBe('no-rate');
    expect(buy({}, {}, { price: null })).toEqual({ count: 1, cost: null, promo: 'no-rate' });
    expect(buy({ minimumSpend: usd(1, euro()) }).promo).toBe('minimum-spend');
  });

  test('is usable by somebody unless its own terms or the visitor rule it out', () => {
    const usable = (terms: Partial<ListedPromo>, usesPromo = true): boolean =>
      hasUsablePromo(promoted(terms), { usesPromo, now });
    expect([usable({}), usable({ newCustomersOnly: true }), usable({ minimumSpend: usd(900) })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([usable({}, false), usable({ endsAt: '2026-01-01T00:00:00Z' })]).toEqual([false, false]);
    const unpriced = { ...promoted({}), price: null };
    expect([usable({ price: null }), hasUsablePromo(unpriced, { usesPromo: true, now })]).toEqual([false, false]);
  });

  test('at the list price still applies', () => {
    expect(buy({ price: usd(10) })).toEqual({ count: 1, cost: usd(10), promo: 'applied' });
  });

  test('above the list price is none', () => {
    expect(buy({ price: usd(12) })).toEqual({ count: 1, cost: usd(10), promo: 'none' });
  });

  test('is switched off by the visitor, not by its terms', () => {
    expect(buy({}, { usesPromo: false })).toEqual({ count: 1, cost: usd(10), promo: 'switched-off' });
    expect(buy({ endsAt: '2026-01-01T00:00:00Z' }, { usesPromo: false }).promo).toBe('expired');
  });
});
