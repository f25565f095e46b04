import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { readNetPrice, readPrices } from './package-prices.ts';
import type { Offer } from './wire-schema.ts';

const taka = 'BDT' as CurrencyCode;
const item = { id: 'padma-7d-1gb', type: 'sim', day: 7, amount: 1024 } as Offer['package'];

function pricesOf(changes: Partial<Offer['package']>, stated: CurrencyCode | null): unknown {
  const read = readPrices({ ...item, ...changes }, stated);
  return read.ok ? [read.value.price, ...read.value.ownPrices] : read.reason.reason;
}

const listOf = (list: Record<string, number>) => ({ prices: { recommended_retail_price: list } });

describe('a package that names its currency', () => {
  it('has its one price in it', () => {
    expect(pricesOf({ price: 560.5 }, taka)).toEqual([{ units: 5_605_000, currency: 'BDT' }]);
  });

  it('has the price of its list in that currency, before the one price', () => {
    const prices = pricesOf({ price: 4.5, ...listOf({ USD: 4.5, BDT: 560.5 }) }, taka);
    expect(prices).toEqual([
      { units: 5_605_000, currency: 'BDT' },
      { units: 45_000, currency: 'USD' },
    ]);
  });

  it('is refused when its list shows that the one price is in dollars', () => {
    expect(pricesOf({ price: 4.5, ...listOf({ USD: 4.5 }) }, taka)).toBe('two-currencies');
    expect(pricesOf(listOf({ USD: 4.5 }), taka)).toBe('two-currencies');
    expect(pricesOf({ price: 560.5, ...listOf({ USD: 4.5 }) }, taka)).toMatchObject([{ currency: 'BDT' }, {}]);
  });

  it('has its net price in it too', () => {
    const net = readNetPrice({ ...item, net_price: 400 }, taka);
    expect(net).toMatchObject({ value: { price: { units: 4_000_000, currency: 'BDT' } } });
  });
});
