import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { FirstCurrencies } from '#domain/money/first-currency.ts';
import { isLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** Display currencies; part of the schema in `config.ts`. */
export const currencySettingsShape = {
  FIRST_CURRENCY: z
    .string()
    .transform((text, issues): FirstCurrencies => {
      const named = text.split(',').map(readOne);
      const known = named.filter((each) => each !== null);
      if (known.length === named.length && new Set(known.map(([locale]) => locale)).size === known.length)
        return Object.fromEntries(known);
      issues.addIssue({
        code: 'custom',
        message: `must name languages (${locales.join(', ')}), each once and with a known currency, such as ja:JPY,fr:EUR`,
      });
      return z.NEVER;
    })
    .optional(),
};

/** Parses `ja:JPY`; null: invalid. */
function readOne(text: string): readonly [Locale, CurrencyCode] | null {
  const [locale = '', code = '', ...rest] = text.split(':').map((part) => part.trim());
  const currency = parseCurrencyCode(code);
  return isLocale(locale) && currency.ok && rest.length === 0 ? [locale, currency.value] : null;
}
