import { referenceData } from '#domain/kernel/reference-data.ts';
import { defaultCurrency } from './currencies.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** An operator's choices by language; a missing language has the default. */
export type FirstCurrencies = Readonly<Partial<Record<Locale, CurrencyCode>>>;

/** Of the example catalogue, and what operators are advised: readers of Japanese know no other currency than theirs. */
export const proposedFirstCurrencies = referenceData<FirstCurrencies>({ ja: 'JPY' });

/** Display currency of a language until a visitor picks one. */
export function firstCurrency(locale: Locale, named: FirstCurrencies = {}): CurrencyCode {
  return named[locale] ?? defaultCurrency;
}
