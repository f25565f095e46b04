import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import currencies from '#data/currencies.json' with { type: 'json' };
import { currencyDigits, currencySign } from './currency-display.ts';

describe('currencyDigits', () => {
  it('agrees with the currency table for every currency', () => {
    const wrong = currencies.filter(
      ({ code, decimalDigits }) => currencyDigits(code as CurrencyCode) !== decimalDigits,
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(currencies.length).toBeGreaterThan(150);
  });
});

describe('currencySign', () => {
  it('gives each currency a sign of its own, in every language', () => {
    for (const locale of locales) {
      const signs = currencies.map(({ code }) => currencySign(code as CurrencyCode, locale));
      expect(new Set(signs).size, locale).toBe(currencies.length);
    }
  });

  it('has no full-width sign', () => {
    const signs = locales.map((locale) => currencySign('JPY' as CurrencyCode, locale));
    expect(signs).toEqual(locales.map(() => '¥'));
  });

  it('falls back on the code', () => {
    expect(currencySign('SEK' as CurrencyCode, 'en')).toBe('SEK');
    expect(currencySign('CAD' as CurrencyCode, 'es')).toBe('CAD');
  });
});
