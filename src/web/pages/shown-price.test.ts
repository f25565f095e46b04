import { describe, expect, it } from 'vitest';
import { currencyOf, memoryRates as rates, moneyOf } from '#tests/support/memory-context.ts';
import { showFloor, showPerGb, showPrices } from './shown-price.ts';

const plan = { dataKind: 'total', dataMb: 10_000, validityDays: 30, ownPrice: null } as const;

describe('showPrices', () => {
  it('shows the own price of the seller as it is', () => {
    const shown = showPrices({ ...plan, price: moneyOf('11.70') }, { currency: currencyOf('USD'), rates });
    expect(shown).toEqual({
      price: { amount: moneyOf('11.70'), isEstimate: false, listed: null },
      perGb: moneyOf('1.17'),
      rateDate: null,
    });
  });

  it('converts once, rounds once, and keeps what the seller lists beside it', () => {
    const shown = showPrices({ ...plan, price: moneyOf('11.71') }, { currency: currencyOf('EUR'), rates });
    expect(shown.price).toEqual({ amount: moneyOf('5.86', 'EUR'), isEstimate: true, listed: moneyOf('11.71') });
    expect(shown.rateDate).toBe('2026-11-20');
  });

  it('counts a gigabyte from the exact conversion, not from the rounded price', () => {
    const small = { ...plan, dataMb: 500, price: moneyOf('0.03') } as const;
    const shown = showPrices(small, { currency: currencyOf('EUR'), rates });
    expect(shown.price.amount).toEqual(moneyOf('0.02', 'EUR'));
    expect(shown.perGb).toEqual(moneyOf('0.03', 'EUR'));
  });

  it('prefers a price the seller sets in the display currency', () => {
    const price = { price: moneyOf('11.70'), ownPrice: moneyOf('6.49', 'EUR') };
    const shown = showPrices({ ...plan, ...price }, { currency: currencyOf('EUR'), rates });
    expect(shown.price).toEqual({ amount: moneyOf('6.49', 'EUR'), isEstimate: false, listed: null });
  });

  it('names the older of two rates', () => {
    const shown = showPrices({ ...plan, price: moneyOf('5', 'EUR') }, { currency: currencyOf('JPY'), rates });
    expect(shown.rateDate).toBe('2026-11-19');
    expect(shown.price.amount).toEqual(moneyOf('1000', 'JPY'));
  });

  it('follows the cash rounding of the currency for what is paid, not for a gigabyte', () => {
    const shown = showPrices({ ...plan, price: moneyOf('11.70') }, { currency: currencyOf('CHF'), rates });
    expect(shown.price.amount).toEqual(moneyOf('10.55', 'CHF'));
    expect(shown.perGb).toEqual(moneyOf('1.05', 'CHF'));
  });

  it('falls back to the price of the seller where there is no rate', () => {
    const shown = showPrices({ ...plan, price: moneyOf('900', 'THB') }, { currency: currencyOf('EUR'), rates });
    expect(shown.price).toEqual({ amount: moneyOf('900', 'THB'), isEstimate: false, listed: null });
    expect(shown.rateDate).toBeNull();
  });

  it('has no price of a gigabyte where the amount is open', () => {
    const open = { ...plan, dataKind: 'unlimited', dataMb: null, price: moneyOf('20') } as const;
    expect(showPrices(open, { currency: currencyOf('USD'), rates }).perGb).toBeNull();
  });
});

describe('floors', () => {
  it('are rounded as prices and as gigabytes', () => {
    expect(showFloor({ price: moneyOf('3.4567'), isEstimate: true })).toEqual(moneyOf('3.46'));
    expect(showFloor({ price: moneyOf('9.99', 'CHF'), isEstimate: true })).toEqual(moneyOf('10', 'CHF'));
    expect(showFloor({ price: moneyOf('9.99', 'CHF'), isEstimate: false })).toEqual(moneyOf('9.99', 'CHF'));
    expect(showPerGb(moneyOf('0.1234', 'CHF'))).toEqual(moneyOf('0.12', 'CHF'));
  });

  it('stay unknown', () => {
    expect([showFloor({ price: null, isEstimate: false }), showPerGb(null)]).toEqual([null, null]);
  });
});
