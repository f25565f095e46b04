import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { pageLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';

/**
 * Where the language switch leads: the same page in the other language, or the home page where it is not written. The English home page is the one address that
 * redirects by language, so the link to it names the choice (`/?locale=en`), which the site then stores.
 */
export function languageLink(path: string, target: Locale): string {
  if (!pageLocales(path).includes(target)) return localizePath('/', target);
  if (target !== defaultLocale || (path !== '/' && !path.startsWith('/?'))) return localizePath(path, target);
  return `/?locale=${defaultLocale}`;
}
