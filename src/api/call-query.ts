import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { firstCurrency } from '#domain/money/first-currency.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Context } from '#runtime/services/context.ts';

const localeParameter = z.enum(locales, { error: `must be one of ${locales.join(', ')}` }).default(defaultLocale);

/** Currency of the lowest prices; without it there are none. */
export const currencyParameter = z
  .string()
  .transform((code, issues) => {
    const parsed = parseCurrencyCode(code);
    if (parsed.ok) return parsed.value;
    issues.addIssue({ code: 'custom', message: 'must be a known currency code' });
    return z.NEVER;
  })
  .optional()
  .describe('Currency of lowest prices, e.g. EUR.');

/** Required display currency. @param prices the prices in it, for the API description */
export function priceCurrency(prices: string) {
  return currencyParameter.describe(
    `What ${prices}; left out: the first currency of the language, USD unless the operator has named another.`,
  );
}

/** The requested currency, else the default of the requested language. */
export function currencyOf(
  { currency, locale }: { readonly currency?: CurrencyCode | undefined; readonly locale: Locale },
  { site }: Context,
): CurrencyCode {
  return currency ?? firstCurrency(locale, site.firstCurrencies);
}

/**
 * Parameters of an internal call: `locale` and those given. Unknown parameters are ignored, and an unknown locale is
 * English, so that pages of an older or newer build still work.
 */
export function pageQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  const locale = localeParameter.catch(defaultLocale).describe('Language of names; any other value is read as `en`.');
  return z.object({ locale, ...shape });
}

/**
 * Parameters of a call below `/v1`: `locale` and those given. Any other is refused, so that a misspelt one is noticed.
 */
export function openQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ locale: localeParameter.describe('Language of names.'), ...shape });
}

/** Lists change only with an import; a stale list is better than a slow one. */
export const listCacheControl = 'public, max-age=60, stale-while-revalidate=600';
