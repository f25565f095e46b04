import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';

export interface SiteLanguages {
  /** The languages that are on, English among them; default: all. */
  readonly locales?: readonly Locale[];
  /** Pages of the operator that are not in every language: their languages, by path. */
  readonly written?: Readonly<Record<string, readonly Locale[]>>;
}

/** Articles are written, not translated: these do not exist in every language. */
const articleLocales: ReadonlyMap<string, readonly Locale[]> = new Map([
  ['how-to-read-an-unlimited-plan', ['en', 'ja', 'es', 'it']],
  ['regional-or-local-esim', ['en', 'ja']],
  ['travel-esim-faqs', ['en', 'ja', 'es', 'it']],
]);

/** The article that the footer names. */
export const faqPath = '/blog/travel-esim-faqs';

/** The languages of the site, in the order in which they are shown. */
export function siteLocales(site: SiteLanguages): readonly Locale[] {
  return site.locales ?? locales;
}

/**
 * The languages in which the site has a page at a path.
 * @param path without language prefix, perhaps with a query
 */
export function pageLocales(path: string, site: SiteLanguages): readonly Locale[] {
  const own = site.written?.[path.replace(/[?#].*$/, '')];
  if (own !== undefined) return own;
  const slug = /^\/blog\/([^/?#]+)/.exec(path)?.[1];
  const on = siteLocales(site);
  const written = slug === undefined ? undefined : articleLocales.get(slug);
  return written === undefined ? on : on.filter((locale) => written.includes(locale));
}

/** Where a page leads in a language that it is not in: its English, else the first of its languages. */
export function fallbackLocale(path: string, site: SiteLanguages): Locale {
  return firstOf(pageLocales(path, site));
}

/** Of the languages of a page, the one for visitors of all others. */
export function firstOf(written: readonly Locale[]): Locale {
  return written.includes(defaultLocale) ? defaultLocale : (written[0] ?? defaultLocale);
}

/** The language, of those of the site, that is nearest to a wished one: itself or English. */
export function siteLocale(wished: Locale, site: SiteLanguages): Locale {
  return siteLocales(site).includes(wished) ? wished : defaultLocale;
}
