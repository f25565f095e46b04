import type { FirstCurrencies } from '#domain/money/first-currency.ts';

/** What the operator says about the site; shown to visitors, never secret. */
export interface SiteSettings {
  /** Shown next to the mark and in titles. */
  readonly name: string;
  /** Public origin without a trailing slash, e.g. `https://esim.example`; canonical addresses are built from it. */
  readonly origin: string;
  /** Path below which pages call the API, where a proxy has it elsewhere; left out: `/api`. */
  readonly apiBase?: string;
  /** Where visitors and providers write to; null: the contact page says that none is configured. */
  readonly contactEmail: string | null;
  /** Who runs the site, for the about, privacy and terms pages; null: not named. */
  readonly operatorName: string | null;
  /** What prices are shown in until a visitor picks a currency, by language; left out: the default in all of them. */
  readonly firstCurrencies?: FirstCurrencies;
  /** How long addresses of authors of reviews are kept after the decision, in days; left out: 180. */
  readonly reviewEmailDays?: number;
  /** How long errors of visitors' browsers are kept, in days; left out: 30. */
  readonly browserErrorDays?: number;
  /** Whose check against programs the review form loads; left out or null: the site's own. */
  readonly botCheckCompany?: string | null;
  /** Under which terms the downloads of the catalogue may be used; left out: a sentence that asks for a link. */
  readonly dataLicence?: string;
  /** Where else the operator can be found; left out: nowhere. */
  readonly links?: SiteLinks;
  /** Whether browsers are given a service worker that keeps visited pages; left out: no. */
  readonly keepsPages?: boolean;
}

export type StoreName = 'appStore' | 'googlePlay';

/** Where an app can be had. */
export interface StoreLink {
  readonly url: string;
  /** The store's own artwork: the path of a file below the data directory; null: none. */
  readonly badge: string | null;
}

export interface SiteLinks extends Readonly<Record<StoreName, StoreLink | null>> {
  readonly social: string | null;
  /** For Japanese pages; null: the same as elsewhere. */
  readonly socialJapanese: string | null;
}
