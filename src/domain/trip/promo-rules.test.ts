import { describe, expect, test } from 'vitest';
import { defaultCurrency, parseCurrencyCode } from '#domain/money/currencies.ts';
import type { ListedPromo } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { pricePurchase, type PromotedPlan } from './promo-rules.ts';

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
  const promo: ListedPromo = {
    price: usd(8),
    isEstimate: false,
    code: null,
    newCustomersOnly: false,
    minimumSpend: null,
    excludedKinds: [],
    startsAt: null,
    endsAt: null,
    ...terms,
  };
  const plan: PromotedPlan = {
    dayPass: null,
    dataKind: 'total',
    price: usd(10),
    promo: terms === null ? null : promo,
    newCustomersOnly: false,
    ...facts,
  };
  return pricePurchase({ plan, count: 1, isNewCustomer: true, usesPromo: true, now, ...purchase });
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

  test('never makes a new customer buy a second plan that only new customers get', () => {
    const sold = buy({ price: usd(3), minimumSpend: usd(30) }, {}, { newCustomersOnly: true });
    expect(sold).toEqual({ count: 1, cost: usd(10), promo: 'minimum-spend' });
  });

  test('in money that cannot be compared is left alone', () => {
    expect(buy({ price: null }).promo).toBe('no-rate');
    expect(buy({}, {}, { price: null })).toEqual({ count: 1, cost: null, promo: 'no-rate' });
    expect(buy({ minimumSpend: usd(1, euro()) }).promo).toBe('minimum-spend');
  });

  test('above the list price is none', () => {
    expect(buy({ price: usd(12) })).toEqual({ count: 1, cost: usd(10), promo: 'none' });
  });

  test('is switched off by the visitor, not by its terms', () => {
    expect(buy({}, { usesPromo: false })).toEqual({ count: 1, cost: usd(10), promo: 'switched-off' });
    expect(buy({ endsAt: '2026-01-01T00:00:00Z' }, { usesPromo: false }).promo).toBe('expired');
  });
});
