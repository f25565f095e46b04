import type { SellerLinks } from '#catalogue/read/seller-links.ts';
import { defaultApiBase } from '#domain/kernel/api-base.ts';
import { currencies, findCurrency, parseCurrencyCode, popularCurrencies } from '#domain/money/currencies.ts';
import { ownLinks, type OwnContent, type OwnLink } from '#domain/site/own-content.ts';
import { faqPath, pageLocales, siteLocales } from '#domain/place/page-locales.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { taglineOf, type Brand } from '#domain/site/brand.ts';
import type { RateDays } from '#domain/money/exchange-rates.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { SiteLinks, SiteSettings, StoreLink } from '#runtime/settings/site-settings.ts';
import type {
  CurrencyChoice,
  CurrencyChoices,
  Elsewhere,
  ShellBrand,
  ShellData,
  ShellLink,
  Theme,
} from '#web/shared/definition/shell-data.ts';

/** The visitor's currency from the cookie; null: none. */
export function readCurrency(cookie: string | undefined): CurrencyCode | null {
  const parsed = parseCurrencyCode(cookie ?? '');
  return parsed.ok ? parsed.value : null;
}

/** The theme from the cookie; null: follow the system. */
export function readTheme(cookie: string | undefined): Theme | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}

/** What a page says of the frame around it; default: nothing, as an error page. */
export type FrameFacts = Pick<ShellData, 'section' | 'hidesSearch'>;

interface ShellRequest extends Partial<FrameFacts> {
  readonly site: SiteSettings;
  readonly locale: Locale;
  /** Without language prefix, with the query that belongs to it. */
  readonly path: string;
  readonly currency: CurrencyCode;
  readonly theme: Theme | null;
  readonly showsExamples: boolean;
  readonly sellerLinks?: SellerLinks;
  readonly rateDays?: RateDays | null;
  readonly now: Date;
}

/** Data of the frame around a page; reads no store. */
export function buildShell({ site, now, sellerLinks, rateDays = null, ...rest }: ShellRequest): ShellData {
  return {
    section: null,
    hidesSearch: false,
    ...rest,
    ...(site.apiBase !== undefined && site.apiBase !== defaultApiBase && { apiBase: site.apiBase }),
    siteName: site.name,
    origin: site.origin,
    currencyName: findCurrency(rest.currency)?.name[rest.locale] ?? rest.currency,
    now: now.toISOString(),
    ...(sellerLinks !== undefined && sellerLinks.paid.length > 0 && { sellerLinks }),
    ...(rateDays !== null && { rateDays }),
    ...(site.locales !== undefined && site.locales.length < locales.length && { locales: site.locales }),
    ...shapeLanguages(site, rest),
    ...(site.brand !== undefined && {
      brand: shapeBrand(site.brand, { locale: rest.locale, year: now.getUTCFullYear() }),
    }),
    ...(site.keepsPages === true && { keepsPages: true }),
    ...(site.links !== undefined && hasAny(site.links) && { elsewhere: shapeLinks(site.links, rest.locale) }),
  };
}

/** Own pages in the navigation and the footer, and the languages of the page. */
function shapeLanguages(
  site: SiteSettings,
  { locale, path }: Place,
): Pick<ShellData, 'ownLinks' | 'written' | 'lacksFaq'> {
  const written = pageLocales(path, site);
  const { content } = site;
  return {
    ...(written.length < siteLocales(site).length && { written }),
    ...(!pageLocales(faqPath, site).includes(locale) && { lacksFaq: true }),
    ...(content !== undefined && { ownLinks: shapeOwnLinks(content, { locale, path }) }),
  };
}

type Place = Pick<ShellRequest, 'locale' | 'path'>;

function shapeOwnLinks(content: OwnContent, { locale, path }: Place): NonNullable<ShellData['ownLinks']> {
  const shape = (link: OwnLink): ShellLink => ({
    href: localizePath(link.path, link.locale),
    label: link.title,
    ...(link.locale !== locale && { lang: link.locale }),
    ...(link.locale === locale && link.path === path && { current: 'page' }),
  });
  const [navigation, footer] = [ownLinks(content, 'navigation', locale), ownLinks(content, 'footer', locale)];
  return { navigation: navigation.map(shape), footer: [...navigation, ...footer].map(shape) };
}

interface BrandView {
  readonly locale: Locale;
  /** The present one: a site under a name of its own is no older, as far as anybody has said. */
  readonly year: number;
}

function shapeBrand(brand: Brand, { locale, year }: BrandView): ShellBrand {
  const { name, styles, font, logo, icon } = brand;
  const since = brand.since ?? (name === null ? null : year);
  return { styles, font, logo, icon, tagline: taglineOf(brand, locale), since };
}

function hasAny(links: SiteLinks): boolean {
  return Object.values(links).some((link) => link !== null);
}

function shapeLinks({ appStore, googlePlay, social, socialJapanese }: SiteLinks, locale: Locale): Elsewhere {
  const shapeStore = (store: StoreLink | null) =>
    store === null ? null : { url: store.url, hasBadge: store.badge !== null };
  return {
    appStore: shapeStore(appStore),
    googlePlay: shapeStore(googlePlay),
    social: locale === 'ja' ? (socialJapanese ?? social) : social,
  };
}

/** Currencies of the form without JavaScript, in a language, by name; memoized. */
export const currencyChoices = memo(listChoices, { most: locales.length });

function listChoices(locale: Locale): CurrencyChoices {
  const compare = compareNames(locale);
  const named = currencies
    .map(({ code, name }): CurrencyChoice => ({ code, name: name[locale] }))
    .toSorted((a, b) => compare(a.name, b.name));
  return {
    popular: popularCurrencies.flatMap((code) => named.filter((choice) => choice.code === code)),
    others: named.filter(({ code }) => !popularCurrencies.includes(code)),
  };
}
