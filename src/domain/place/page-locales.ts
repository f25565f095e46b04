import { locales, type Locale } from '#domain/kernel/locale.ts';

/** Articles are written, not translated: these exist in English and Japanese, all others in every language. */
const articlesInTwo: ReadonlySet<string> = new Set([
  'how-to-read-an-unlimited-plan',
  'regional-or-local-esim',
  'travel-esim-faqs',
]);

const two: readonly Locale[] = ['en', 'ja'];

/**
 * The languages in which there is a page at a path.
 * @param path without language prefix, perhaps with a query
 */
export function pageLocales(path: string): readonly Locale[] {
  const slug = /^\/blog\/([^/?#]+)/.exec(path)?.[1];
  return slug !== undefined && articlesInTwo.has(slug) ? two : locales;
}
