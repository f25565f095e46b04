import { locales, type Locale } from '#domain/kernel/locale.ts';

/** Long texts are written, not translated: two languages have writers. */
const blogLocales: readonly Locale[] = ['en', 'ja'];

/**
 * The languages in which there is a page at a path.
 * @param path without language prefix, perhaps with a query
 */
export function pageLocales(path: string): readonly Locale[] {
  return /^\/blog(?:[/?#]|$)/.test(path) ? blogLocales : locales;
}
