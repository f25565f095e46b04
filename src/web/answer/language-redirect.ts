import { queryText } from '#domain/kernel/query-text.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/kernel/locale.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import type { PageAddress } from './page-address.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { SiteAnswer, SiteRequest } from '#web/site-contract.ts';

const secondsIn365Days = 365 * 24 * 60 * 60;

const varies = { vary: 'Accept-Language, Cookie' };

/** Its languages; with an https origin the cookie is marked as secure. */
type LanguageSite = Pick<SiteSettings, 'locales' | 'origin'>;

/**
 * Only `/` redirects by language: to the stored language, else to the best match of `Accept-Language`. A client without
 * that header (a crawler) always gets English. `/?locale=en` is the language switch's link to the English home page: it
 * stores the choice first, so that the page does not redirect away from it again.
 */
export function redirectByLanguage(request: SiteRequest, address: PageAddress, site: LanguageSite): SiteAnswer | null {
  if (request.path !== '/' || address.isPayload) return null;
  const query = new URLSearchParams(request.search);
  const choice = query.get('locale');
  const on = siteLocales(site);
  if (choice !== null && isLocale(choice) && on.includes(choice))
    return storeChoice(choice, query, site.origin.startsWith('https:'));
  if (request.acceptLanguage === null) return null;
  const locale = negotiateLocale({ cookieLocale: request.cookies.locale, acceptLanguage: request.acceptLanguage, on });
  if (locale === null || locale === defaultLocale) return null;
  return { kind: 'redirect', status: 302, location: localizePath('/', locale) + request.search, headers: varies };
}

function storeChoice(locale: Locale, query: URLSearchParams, isSecure: boolean): SiteAnswer {
  query.delete('locale');
  return {
    kind: 'redirect',
    status: 302,
    location: localizePath('/', locale) + queryText(query),
    headers: { ...varies, 'cache-control': 'no-store', 'set-cookie': localeCookie(locale, isSecure) },
  };
}

function localeCookie(locale: Locale, isSecure: boolean): string {
  return `locale=${locale}; Path=/; Max-Age=${secondsIn365Days}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
