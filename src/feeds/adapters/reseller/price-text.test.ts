import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { readResellerPrice } from './price-text.ts';

function priceOf(price: unknown, usual = 'USD', row: unknown = {}): string {
  const read = readResellerPrice(row, price, usual as CurrencyCode);
  return read.ok ? `${read.value.units / 10_000} ${read.value.currency}` : read.reason.reason;
}

describe('a price of a reseller', () => {
  it.each([
    [4.5, '4.5 USD'],
    ['4.50', '4.5 USD'],
    ['4.50 EUR', '4.5 EUR'],
    ['CNY 30', '30 CNY'],
    ['$4.50', '4.5 USD'],
    ['4.50 €', 'two-currencies'],
    ['¥30', 'two-currencies'],
    ['XYZ 30', 'bad-currency'],
    ['4,500', 'bad-price'],
    ['free', 'bad-price'],
    ['', 'missing-field'],
    [null, 'missing-field'],
    [{}, 'bad-price'],
  ])('of %j is %s', (price, expected) => {
    expect(priceOf(price)).toBe(expected);
  });

  it('with a sign has it of the currency that is named beside it', () => {
    expect(priceOf('4.50 €', 'EUR')).toBe('4.5 EUR');
    expect(priceOf('¥30', 'USD', { currency: 'JPY' })).toBe('30 JPY');
    expect(priceOf('30 USD', 'USD', { currency: 'CNY' })).toBe('two-currencies');
  });
});
