import type { Locale } from '#domain/kernel/locale.ts';
import { fallbackLocale, pageLocales, type SiteLanguages } from '#domain/place/page-locales.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { escapeXml } from '#web/shared/feed/xml-text.ts';

/** A page in a sitemap, in every language it is written in. */
export interface SitemapPage {
  /** Without language prefix. */
  readonly path: string;
  /** Last change of the content, ISO 8601 in UTC; null: unknown. */
  readonly changedAt: string | null;
}

/** The site whose pages are listed. */
interface MappedSite extends SiteLanguages {
  /** Without a trailing slash. */
  readonly origin: string;
}

export interface SitemapFile {
  /** Without language prefix. */
  readonly path: string;
  readonly changedAt: string | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function writeChange(changedAt: string | null): string {
  return changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
}

/** A sitemap of sitemaps (sitemaps.org, "Sitemap index files"). @param origin without a trailing slash */
export function writeSitemapIndex(origin: string, files: readonly SitemapFile[]): string {
  const entries = files.map(
    ({ path, changedAt }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${writeChange(changedAt)}</sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${namespace}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/**
 * A sitemap of pages: one entry for each language, each naming all languages and `x-default`, as the pages themselves
 * do.
 */
export function writeSitemap(site: MappedSite, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => writePage(site, page));
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function writePage(site: MappedSite, { path, changedAt }: SitemapPage): readonly string[] {
  const locales = pageLocales(path, site);
  const addressOf = (locale: Locale): string => escapeXml(site.origin + localizePath(path, locale));
  const alternates = [
    ...locales.map((locale) => writeAlternate(locale, addressOf(locale))),
    writeAlternate('x-default', addressOf(fallbackLocale(path, site))),
  ].join('');
  const change = writeChange(changedAt);
  return locales.map((locale) => `<url><loc>${addressOf(locale)}</loc>${change}${alternates}</url>`);
}

function writeAlternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}
