import { z } from 'zod';
import { parseCurrencyCode } from '#domain/currencies.ts';
import { defaultLocale, locales } from '#domain/locale.ts';

/** The language parameter of every call. */
const localeParameter = z
  .enum(locales, { error: `must be one of ${locales.join(', ')}` })
  .default(defaultLocale)
  .describe('Language of names.');

/** The currency that lowest prices are given in; left out, there are none. */
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

/** Parameters of a call: `locale` and those given. Any other is refused, so that a misspelt one never goes unnoticed. */
export function callQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ locale: localeParameter, ...shape });
}

/** Lists change with an import, not by the second; an old list is better than a slow one. */
export const listCacheControl = 'public, max-age=60, stale-while-revalidate=600';
