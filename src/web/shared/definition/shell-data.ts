import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Brand } from '#domain/site/brand.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

export interface CurrencyChoice {
  readonly code: CurrencyCode;
  readonly name: string;
}

/** Every currency once; the popular ones are not among the others. */
export interface CurrencyChoices {
  readonly popular: readonly CurrencyChoice[];
  readonly others: readonly CurrencyChoice[];
}

/** A main part of the site, which the header links to. */
export type SiteSection = 'destinations' | 'planner' | 'reviews' | 'about';

/** Data of the frame around every page. */
export interface ShellData {
  readonly locale: Locale;
  /** The languages of the site; default: all. */
  readonly locales?: readonly Locale[];
  /** The languages that the page is in; default: those of the site. */
  readonly written?: readonly Locale[];
  /** The frequent questions are not in the page's language; default: they are. */
  readonly lacksFaq?: true;
  readonly siteName: string;
  /** Public origin without a trailing slash. */
  readonly origin: string;
  /** Base address of the API; default: `/api`. */
  readonly apiBase?: string;
  /** The page's address without language prefix, with the query that changes its content: `/japan?page=2`. */
  readonly path: string;
  /** The main link that is marked as current; null: none. */
  readonly section: SiteSection | null;
  /** True: the page has its own search, or needs none. */
  readonly hidesSearch: boolean;
  readonly currency: CurrencyCode;
  /** In the page's language. */
  readonly currencyName: string;
  readonly theme: Theme | null;
  readonly showsExamples: boolean;
  /** Sellers that pay for links, and of these those that every plan can be linked to, by slug; default: none. */
  readonly sellerLinks?: { readonly paid: readonly string[]; readonly always: readonly string[] };
  /** The operator's brand; default: as shipped. */
  readonly brand?: ShellBrand;
  /** Links to the operator's own pages; default: none. Those of the navigation stand in the footer too. */
  readonly ownLinks?: { readonly navigation: readonly ShellLink[]; readonly footer: readonly ShellLink[] };
  /** The operator's pages on other sites; default: none. */
  readonly elsewhere?: Elsewhere;
  /** The service worker keeps visited pages; default: off. */
  readonly keepsPages?: true;
  /** When this copy was kept on the device, ISO 8601; set by the service worker only. */
  readonly keptAt?: string;
  /** Days of the exchange rates behind the page's estimates; default: none, or shown in its content. */
  readonly rateDays?: RateDays;
  /** Reference time of relative times; ISO 8601 in UTC. */
  readonly now: string;
}

/** A link in the frame to a page of the operator. */
export interface ShellLink {
  readonly href: string;
  readonly label: string;
  /** Of the page behind it; default: that of this page. */
  readonly lang?: Locale;
  /** This page; default: another. */
  readonly current?: 'page' | undefined;
}

/** A brand in the page's language. */
export interface ShellBrand extends Pick<Brand, 'styles' | 'font' | 'logo' | 'icon'> {
  /** Null: as shipped. */
  readonly tagline: string | null;
  /** The first year of the copyright; null: as shipped. */
  readonly since: number | null;
}

/** Addresses on other sites, for the page's language. */
export interface Elsewhere {
  readonly appStore: StoreEntry | null;
  readonly googlePlay: StoreEntry | null;
  readonly social: string | null;
}

interface StoreEntry {
  readonly url: string;
  /** Whether this site has the store's own artwork. */
  readonly hasBadge: boolean;
}

/** Metadata for search engines and the browser's tab. */
export interface HeadData {
  readonly title: string;
  readonly description: string;
  /** True: not to be indexed, like errors and filtered lists. */
  readonly noIndex?: boolean;
  /** Canonical address without language prefix; default: the page's own. */
  readonly canonical?: string;
  /** Neighbours in a paginated list, without language prefix. */
  readonly previous?: string;
  readonly next?: string;
  /** An Atom feed of what the page lists; `path` is without language prefix. */
  readonly feed?: { readonly path: string; readonly title: string };
}

/** A visitor's theme; none follows the system. */
export type Theme = 'light' | 'dark';
