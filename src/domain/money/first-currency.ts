import { defaultCurrency } from './currencies.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** An operator's choices by language; a missing language has the default. */
export type FirstCurrencies = Readonly<Partial<Record<Locale, CurrencyCode>>>;

/** Display currency of a language until a visitor picks one. */
export function firstCurrency(locale: Locale, named: FirstCurrencies = {}): CurrencyCode {
  return named[locale] ?? defaultCurrency;
}
