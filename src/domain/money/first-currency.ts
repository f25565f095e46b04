import { defaultCurrency } from './currencies.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** What an operator has named for languages; a language that is left out has the default. */
export type FirstCurrencies = Readonly<Partial<Record<Locale, CurrencyCode>>>;

/** What prices of a language are shown in until a visitor picks a currency. */
export function firstCurrency(locale: Locale, named: FirstCurrencies = {}): CurrencyCode {
  return named[locale] ?? defaultCurrency;
}
