import { z } from 'zod';
import { defaultLocale, locales } from '#domain/locale.ts';

/** The language parameter of every call. */
const localeParameter = z
  .enum(locales, { error: `must be one of ${locales.join(', ')}` })
  .default(defaultLocale)
  .describe('Language of names.');

/** Parameters of a call: `locale` and those given. Any other is refused, so that a misspelt one never goes unnoticed. */
export function callQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ locale: localeParameter, ...shape });
}

/** Lists change with an import, not by the second; an old list is better than a slow one. */
export const listCacheControl = 'public, max-age=60, stale-while-revalidate=600';
