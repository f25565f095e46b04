import type { Locale } from '#domain/kernel/locale.ts';
import { pageLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { listTestedPages } from './tested-pages.ts';

/** The public origin that pages name; the server itself listens on a port that the system chose. */
export const browserOrigin = 'http://roamchart.example';

/** The simulated time of the browser tests. */
export const browserClock = '2026-11-20T09:30:00.000Z';

/** A seller that has several plans for Germany in the catalogue of the browser tests. */
const provider = 'olive-oar';

/** What every test of pages visits: the name of the test and an address without language prefix. */
export const testedPages = listTestedPages(provider);

/** Every language that a page is written in, with its address there. */
export function inEveryLanguage(path: string): readonly { readonly locale: Locale; readonly path: string }[] {
  return pageLocales(path, {}).map((locale) => ({ locale, path: localizePath(path, locale) }));
}
