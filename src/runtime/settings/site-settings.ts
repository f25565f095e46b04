import type { Brand } from '#domain/site/brand.ts';
import type { OwnContent } from '#domain/site/own-content.ts';
import type { FirstCurrencies } from '#domain/money/first-currency.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { SiteLanguages } from '#domain/place/page-locales.ts';

/** Public facts about the site; shown to visitors, never secret. */
export interface SiteSettings extends SiteLanguages {
  /** Shown next to the logo and in titles. */
  readonly name: string;
  /** Public origin without a trailing slash, e.g. `https://esim.example`; base of canonical addresses. */
  readonly origin: string;
  /** Path of the API for pages, where a proxy maps it elsewhere; default: `/api`. */
  readonly apiBase?: string;
  /** Contact address for visitors and providers; null: the contact page says that none is configured. */
  readonly contactEmail: string | null;
  /** The operator, for the about, privacy and terms pages; null: not named. */
  readonly operatorName: string | null;
  /** Display currency until a visitor picks one, by language; default: the same in all of them. */
  readonly firstCurrencies?: FirstCurrencies;
  /** Retention of review authors' addresses after the decision, in days; default: 180. */
  readonly reviewEmailDays?: number;
  /** Retention of browser errors, in days; default: 30. */
  readonly browserErrorDays?: number;
  /** Retention of searches that found nothing, in days; default: 90. */
  readonly searchDays?: number;
  /** Third-party bot check of the review form; default or null: the site's own. */
  readonly botCheckCompany?: string | null;
  /** License of the catalogue downloads; default: a sentence that asks for a link. */
  readonly dataLicence?: string;
  /** Who read the articles on roaming behind the bound of the own SIM, and when; default: nobody. */
  readonly ownSimChecked?: { readonly by: string; readonly on: string };
  /** What contracts of other countries cost abroad; default: none. */
  readonly ownSimOffers?: readonly OwnSimOffer[];
  /** The operator's other profiles; default: none. */
  readonly links?: SiteLinks;
  /** The operator's texts; default: none. */
  readonly content?: OwnContent;
  /** The operator's brand; default: as shipped. Its name is already in `name`. */
  readonly brand?: Brand;
  /** Whether browsers get a service worker that caches visited pages; default: false. */
  readonly keepsPages?: boolean;
}

/** What a contract costs abroad, as the operator of the site has found out. */
export interface OwnSimOffer {
  readonly home: CountryCode;
  readonly operator: string;
  readonly places: readonly CountryCode[];
  /** For each day on which data is used; nothing: included. */
  readonly perDay: Money;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
}

export type StoreName = 'appStore' | 'googlePlay';

/** Where to get an app. */
export interface StoreLink {
  readonly url: string;
  /** The store's own artwork: path of a file below the data directory; null: none. */
  readonly badge: string | null;
}

export interface SiteLinks extends Readonly<Record<StoreName, StoreLink | null>> {
  readonly social: string | null;
  /** Link for Japanese pages; null: the same as elsewhere. */
  readonly socialJapanese: string | null;
}
