import type { Locale } from '#domain/kernel/locale.ts';
import { pageLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';

/** The public origin that pages name; the server itself listens on a port that the system chose. */
export const browserOrigin = 'http://roamchart.example';

/** The simulated time of the browser tests. */
export const browserClock = '2026-11-20T09:30:00.000Z';

/** An address of each page type, without language prefix. */
export const pagePaths = {
  home: '/',
  regions: '/region',
  country: '/germany',
  region: '/region/europe',
  global: '/global',
  methodology: '/methodology',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  trip: '/trip',
  reviews: '/reviews',
  dataUse: '/data-use',
  prices: '/prices',
  clock: '/clock',
  rules: '/rules',
  blog: '/blog',
  article: '/blog/travel-esim-faqs',
  guide: '/blog/what-is-an-esim',
} as const;

/** Every language that a page is written in, with its address there. */
export function inEveryLanguage(path: string): readonly { readonly locale: Locale; readonly path: string }[] {
  return pageLocales(path).map((locale) => ({ locale, path: localizePath(path, locale) }));
}
