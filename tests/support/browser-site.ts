import type { Locale } from '#domain/locale.ts';
import { locales } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';

/** The public origin that pages name; the server itself listens on a port that the system chose. */
export const browserOrigin = 'http://roamchart.example';

/** The instant at which the browser tests happen. */
export const browserClock = '2026-11-20T09:30:00.000Z';

/** An address of each page type, without language prefix. */
export const pagePaths = {
  home: '/',
  regions: '/region',
  country: '/germany',
  region: '/region/europe',
  global: '/global',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  reviews: '/reviews',
} as const;

/** Every language with the address of a page in it. */
export function inEveryLanguage(path: string): readonly { readonly locale: Locale; readonly path: string }[] {
  return locales.map((locale) => ({ locale, path: localizePath(path, locale) }));
}
