import { describe, expect, it } from 'vitest';
import { readOfferPrices } from './offer-prices.ts';
import type { BrandOffer } from './wire-schema.ts';

const standard = { price: 66, discounted_price: 66 };

function pricesOf(prices: readonly object[], offer: object = {}, tier: BrandOffer['tier'] = 'standard') {
  const row = {
    tier,
    item: { prices },
    offer: { id: 'p-1', currency_code: 'IDR', price: 1_030_000, discounted_price: 1_030_000, ...offer },
  };
  const read = readOfferPrices(row as unknown as BrandOffer);
  return read.ok ? read.value : read.reason.reason;
}

describe('the prices of an offer', () => {
  it('are the first currency’s as list price and the others as its own', () => {
    const prices = [
      { currency_code: 'IDR', standard: { price: 1_030_000 } },
      { currency_code: 'USD', standard },
      { currency_code: 'EUR', standard: { price: '61.5' } },
    ];
    expect(pricesOf(prices)).toEqual({
      price: { units: 10_300_000_000, currency: 'IDR' },
      ownPrices: [
        { units: 615_000, currency: 'EUR' },
        { units: 660_000, currency: 'USD' },
      ],
      promo: null,
    });
  });

  it('are those of its own tier', () => {
    const prices = [{ currency_code: 'USD', standard, premium: { price: 80 } }];
    expect(pricesOf(prices, {}, 'premium')).toMatchObject({ ownPrices: [{ units: 800_000, currency: 'USD' }] });
    expect(pricesOf([{ currency_code: 'USD', standard, premium: null }], {}, 'premium')).toMatchObject({
      ownPrices: [],
    });
  });

  it('leave out what cannot be read, and a currency that comes twice', () => {
    const prices = [
      { currency_code: 'USD', standard: { price: -1 } },
      { currency_code: 'USD', standard },
      { currency_code: 'USD', standard: { price: 1 } },
      { currency_code: 'XXQ', standard },
      { currency_code: 'EUR', standard: { price: 0 } },
    ];
    expect(pricesOf(prices)).toMatchObject({ ownPrices: [{ units: 660_000, currency: 'USD' }] });
  });

  it.each([
    [900_000, 9_000_000_000],
    [1_029_999, 10_299_990_000],
    [1_030_000, undefined],
    [1_100_000, undefined],
    [0, undefined],
    ['x', undefined],
    [null, undefined],
  ])('have an offer at %j as %j', (discounted, units) => {
    const read = pricesOf([], { discounted_price: discounted });
    expect(typeof read === 'string' ? read : read.promo?.price.units).toBe(units);
  });
});
