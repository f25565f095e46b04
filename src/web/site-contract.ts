import type { Licence } from './shared/definition/page-loader.ts';
import type { Theme } from './shared/definition/shell-data.ts';
import type { PublishedRoute } from '#domain/site/route-rules.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { StepsAddress } from './features/arrival/load-steps.ts';
import type { FollowAddress } from './features/follow/follow-feed.ts';
import type { UnsentForm } from './features/failure/unavailable/page.tsx';

export type { UnsentForm } from './features/failure/unavailable/page.tsx';

/** The styles of a page. */
export interface PageStyles {
  /** All of them in one file. */
  readonly whole: string;
  /** The stylesheets in it, in cascade order; shared ones come first. */
  readonly parts: readonly string[];
}

/** Addresses of the browser build, read by the server from Vite's manifest. All are paths from the site's root. */
export interface SiteAssets {
  /** ES modules, loaded in this order. */
  readonly scripts: readonly string[];
  /** @param page its name in a payload. Null: a development server injects the styles. */
  readonly stylesOf: (page: string) => PageStyles | null;
  /** The build as in `/builds/latest.json`. */
  readonly build: string;
  /** Of what browsers load, by name; a development server has none. */
  readonly licences: readonly Licence[];
  /** Fonts (woff2) that the first view needs. */
  readonly preloads: readonly string[];
}

/** The used part of a GET or HEAD request. */
export interface SiteRequest {
  readonly method: string;
  /** The raw path name, still percent-encoded, e.g. `/ja/region/europe`. */
  readonly path: string;
  /** The raw query string with its `?`, or an empty text. Pages of plans read the state of their list from it, other pages `page` and `q`. */
  readonly search: string;
  /** Cookie values as sent, unchecked. */
  readonly cookies: {
    readonly locale?: string;
    readonly currency?: string;
    readonly theme?: string;
    readonly trip?: string;
    readonly promo?: string;
    readonly compare?: string;
    readonly home?: string;
  };
  /** The raw `Accept-Language` header; null: the header is missing. */
  readonly acceptLanguage: string | null;
}

type Headers = Readonly<Record<string, string>>;

/** Header names are in lower case. `content-type` is always among the headers of a page or payload. */
export type SiteAnswer =
  | {
      readonly kind: 'redirect';
      readonly status: 301 | 302 | 303 | 307 | 308;
      /** A path on this site with its query string. */
      readonly location: string;
      readonly headers: Headers;
      /** As of a page. */
      readonly remember?: RememberedChoices;
    }
  | ContentAnswer;

/** A page or the payload of one. */
export type ContentAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** Default: uncacheable; an error, or not the page's canonical address. */
  readonly sameFor?: SameFor;
  /** Choices to store as cookies for the visitor's next page. */
  readonly remember?: RememberedChoices;
} & ({ readonly kind: 'page'; readonly html: string } | { readonly kind: 'payload'; readonly body: unknown });

/**
 * Who may share a cached response: visitors with an equal `VisitorKey`, or with an equal `frame` only, because the page does
 * not read the remembered choices.
 */
export type SameFor = 'equal-visitors' | 'equal-frames';

/** Cache key of the visitor; equal for all visitors without cookies. */
export interface VisitorKey {
  /** Currency and theme: every page shows them. */
  readonly frame: string;
  /** The trip and the promo switch of an earlier visit. */
  readonly remembered: string;
}

/** Cookies by name: the trip as `writeTripText` writes it, `1` or `0` for the promo switch, the compared plans as `writeComparedText` writes them. */
export interface RememberedChoices {
  readonly trip?: string;
  readonly promo?: string;
  readonly compare?: string;
}

/** What an error page is rendered from; it never needs the database. */
export interface ErrorPageRequest {
  /** 404, 429 or 503; any other status is shown as an internal error. */
  readonly status: number;
  /** The requested path, as shown. */
  readonly path: string;
  readonly locale: Locale;
  readonly theme: Theme | null;
  /** Shown on internal errors, for a report to the operator. */
  readonly requestId: string | null;
  /** With 503: the rejected form; default: a page was requested. */
  readonly unsent?: UnsentForm | null;
  readonly site: SiteSettings;
}

/**
 * The whole site behind one function. Pages depend on path, query, locale, the currency, theme, trip, promo, compare and home cookies,
 * the build, and the versions of the catalogue, the rates and the reviews; a cache may be keyed by those.
 */
export interface Site {
  /** The inline scripts of all pages; the content security policy has to name their hashes. */
  readonly inlineScripts: readonly string[];
  /** The patterns of all pages. */
  readonly routes: readonly PublishedRoute[];
  /** Name of the page at a path name; null: there is none. Does not ask the catalogue. */
  pageAt(path: string): string | null;
  /** Rejects only for faults (the database is gone); the server then answers with `renderError`. */
  answer(request: SiteRequest, context: Context): Promise<SiteAnswer>;
  /** Null: a redirect by language. Must be fast: called before every cache lookup. */
  visitorKey(request: SiteRequest, site: SiteSettings): VisitorKey | null;
  /** The complete HTML of an error page. */
  renderError(request: ErrorPageRequest): string;
  /**
   * The XML of a sitemap: `index`, which names the others, `pages`, `destinations`, `providers-1` …; null: there is none.
   */
  sitemap(name: string, context: Context): Promise<string | null>;
  /** The XML of the newest reviews' Atom feed. */
  reviewFeed(locale: Locale, context: Context): Promise<string>;
  /** The XML of a destination's price changes as an Atom feed; null: there is no page at this path without language prefix. */
  priceFeed(page: { readonly path: string; readonly locale: Locale }, context: Context): Promise<string | null>;
  /** The changes of the cheapest plan of a list as an Atom feed; null: there is no such page. */
  followFeed(address: FollowAddress, context: Context): Promise<string | null>;
  /** Styles and script in the document of `stepsPage`. */
  readonly stepsInline: { readonly style: string; readonly script: string };
  /** The HTML of the steps after a purchase; null: no such plan. */
  stepsPage(address: StepsAddress, context: Context): Promise<string | null>;
  /** Their dates as a calendar file; null: no such plan. */
  stepsCalendar(address: StepsAddress, context: Context): Promise<string | null>;
  /** The XML of the articles' Atom feed. */
  blogFeed(locale: Locale, context: Context): Promise<string>;
}

export interface SiteOptions {
  readonly assets: SiteAssets;
}

/** Shape of the built module `dist/server/site.js`, which exports `createSite`. */
export type CreateSite = (options: SiteOptions) => Site;
