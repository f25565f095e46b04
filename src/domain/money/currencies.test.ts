import { describe, expect, it } from 'vitest';
import { currencies, defaultCurrency, findCurrency, parseCurrencyCode, popularCurrencies } from './currencies.ts';

describe('currencies', () => {
  it('are found by code', () => {
    expect(currencies.filter((currency) => findCurrency(currency.code) !== currency)).toEqual([]);
    expect(currencies).toHaveLength(153);
  });

  it.each(['EUR', 'eur', ' Eur '])('parse %j', (text) => {
    expect(parseCurrencyCode(text)).toEqual({ ok: true, value: 'EUR' });
  });

  it.each(['', 'EURO', 'XTS', 'BTC', '€', 'constructor'])('refuse %j', (text) => {
    expect(parseCurrencyCode(text)).toEqual({ ok: false, reason: `"${text}" is not a known currency code` });
  });

  it('are refused with no more than the start of a long text', () => {
    const refused = parseCurrencyCode('x'.repeat(100));
    expect(refused).toEqual({ ok: false, reason: `"${'x'.repeat(40)}" is not a known currency code` });
  });

  it('have the default and the popular ones of the specification among them', () => {
    expect(defaultCurrency).toBe('USD');
    expect(popularCurrencies).toEqual(['EUR', 'GBP', 'USD', 'JPY']);
    expect([defaultCurrency, ...popularCurrencies].filter((code) => findCurrency(code) === null)).toEqual([]);
  });
});
