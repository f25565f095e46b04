import { describe, expect, it } from 'vitest';
import { parseCurrencyCode } from './currencies.ts';
import { firstCurrency } from './first-currency.ts';
import { locales } from '#domain/kernel/locale.ts';

describe('firstCurrency', () => {
  it('is USD in every language', () => {
    expect(locales.map((locale) => firstCurrency(locale))).toEqual(locales.map(() => 'USD'));
  });

  it('is what an operator has named for the language', () => {
    const yen = parseCurrencyCode('JPY');
    expect(yen.ok && [firstCurrency('ja', { ja: yen.value }), firstCurrency('fr', { ja: yen.value })]).toEqual([
      'JPY',
      'USD',
    ]);
  });
});
