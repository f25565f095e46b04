import { describe, expect, it } from 'vitest';
import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import { currencies } from '#domain/money/currencies.ts';
import { loadFallbackRates } from './fallback-rates.ts';

describe('loadFallbackRates', () => {
  const rates = loadFallbackRates();

  it('has a rate, dated as the file, for every currency that a visitor may choose', () => {
    const missing = currencies.filter(({ code }) => rates.get(code)?.date !== fallback.date);
    expect(missing.map(({ code }) => code)).toEqual([]);
  });

  it('drops no rate of the file', () => {
    const unread = Object.keys(fallback.rates).filter(
      (code) => ![...rates.keys()].some((currency) => currency === code),
    );
    expect(unread).toEqual([]);
  });

  it('reads a rate to its eighth decimal', () => {
    const [code, text] = Object.entries(fallback.rates).find(([, rate]) => /\.\d{8}$/.test(rate)) ?? [];
    const perUsdE8 = [...rates].find(([currency]) => currency === code)?.[1].perUsdE8;
    expect(String(perUsdE8)).toBe(text?.replace('.', '').replace(/^0+/, ''));
  });
});
