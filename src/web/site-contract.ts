import type { Locale } from '#domain/locale.ts';
import type { Context } from '#runtime/context.ts';
import type { SiteSettings } from '#runtime/site-settings.ts';

/** Addresses of the browser build, read by the server from Vite's manifest. All are paths from the site's root. */
export interface SiteAssets {
  /** ES modules, loaded in this order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts (woff2) that the first view needs. */
  readonly preloads: readonly string[];
}

/** A visitor's choice of appearance; anything else follows the system. */
export type Theme = 'light' | 'dark';

/** What the site needs to know of a GET or HEAD request. */
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
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly headers: Headers;
      /** What a form sent along and the visitor's next page starts from; kept as cookies. */
      readonly remember?: RememberedChoices;
    }
  | { readonly kind: 'payload'; readonly status: number; readonly body: unknown; readonly headers: Headers };

/** Cookies by name: the trip as `writeTripText` writes it, and `1` or `0` for the promo switch. */
export interface RememberedChoices {
  readonly trip: string;
  readonly promo: string;
}

/** What an error page is made of; it never needs the database. */
export interface ErrorPageRequest {
  /** 404 or 429; any other status is shown as an internal error. */
  readonly status: number;
  /** The path that was asked for, as it is to be shown. */
  readonly path: string;
  readonly locale: Locale;
  readonly theme: Theme | null;
  /** Shown on internal errors, so that a visitor can name it to the operator. */
  readonly requestId: string | null;
  readonly site: SiteSettings;
}

/**
 * The whole site behind one function. Pages depend on path, query, locale, the currency, theme, trip and promo cookies,
 * the build, and the versions of the catalogue, the rates and the reviews; a cache may be keyed by those.
 */
export interface Site {
  /** Rejects only for faults (the database is gone); the server then answers with `renderError`. */
  answer(request: SiteRequest, context: Context): Promise<SiteAnswer>;
  /** The complete HTML of an error page. */
  renderError(request: ErrorPageRequest): string;
  /**
   * The XML of a sitemap: `index`, which names the others, `pages`, `destinations`, `providers-1` …; null: there is none.
   */
  sitemap(name: string, context: Context): Promise<string | null>;
  /** The XML of the newest reviews' Atom feed. */
  reviewFeed(locale: Locale, context: Context): Promise<string>;
}

export interface SiteOptions {
  readonly assets: SiteAssets;
}

/** Shape of the built module `dist/server/site.js`, which exports `createSite`. */
export type CreateSite = (options: SiteOptions) => Site;
