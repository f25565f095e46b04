import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** A currency as a choice names it. */
export interface CurrencyChoice {
  readonly code: CurrencyCode;
  readonly name: string;
}

/** Every currency once; the popular ones are not among the others. */
export interface CurrencyChoices {
  readonly popular: readonly CurrencyChoice[];
  readonly others: readonly CurrencyChoice[];
}

/** What the frame around every page shows. */
export interface ShellData {
  readonly locale: Locale;
  readonly siteName: string;
  /** Public origin without a trailing slash. */
  readonly origin: string;
  /** Where the browser finds the API; left out: `/api`. */
  readonly apiBase?: string;
  /** The page's own address without language prefix, with the parameters that change what it shows: `/japan?page=2`. */
  readonly path: string;
  readonly currency: CurrencyCode;
  /** In the page's language. */
  readonly currencyName: string;
  readonly theme: Theme | null;
  readonly showsExamples: boolean;
  /** Where else the operator can be found; left out: nowhere. */
  readonly elsewhere?: Elsewhere;
  /** The browser is to keep visited pages; left out: it is not. */
  readonly keepsPages?: true;
  /** When the visitor's own device kept what is shown, ISO 8601; only the service worker sets it. */
  readonly keptAt?: string;
  /** Days of the exchange rates behind the page's estimates; left out: it has none, or says so itself. */
  readonly rateDays?: RateDays;
  /** The instant the page counts "ago" from; ISO 8601 in UTC. */
  readonly now: string;
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

/** What search engines and the browser's tab are told. */
export interface HeadData {
  readonly title: string;
  readonly description: string;
  /** True for pages that are no answer to a search: errors and filtered lists. */
  readonly noIndex?: boolean;
  /** The one address that stands for all of its kind, without language prefix; left out: the page's own. */
  readonly canonical?: string;
  /** Neighbours in a list over several pages, without language prefix. */
  readonly previous?: string;
  readonly next?: string;
  /** An Atom feed of what the page lists; `path` is without language prefix. */
  readonly feed?: { readonly path: string; readonly title: string };
}

/** A visitor's choice of appearance; anything else follows the system. */
export type Theme = 'light' | 'dark';
