import type { DestinationStat } from '#catalogue/catalogue-reader.ts';
import type { ProviderPageStat } from '#catalogue/provider-pages.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { isWorthIndexing } from '#domain/site/page-indexing.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { articlePath, listArticles, startOfDay } from './blog/articles.ts';
import { writeSitemap, writeSitemapIndex, type SitemapFile, type SitemapPage } from './sitemap-xml.ts';

/**
 * Pages of providers in one file. In five languages that is 5000 addresses and 5 MB, far below the limits of 50,000 and
 * 50 MB (sitemaps.org) and quick to make.
 */
export const providerPagesPerFile = 1000;

/** Texts by editors: no date of change is known. */
const textPaths = ['/methodology', '/about', '/contact', '/privacy', '/terms'];

/** Tools computed from visitor input or shipped facts: no date of change is known. */
const toolPaths = ['/data-use', '/clock', '/rules'];

/**
 * The sitemaps of the site: `index` names the others, `pages`, `destinations` and `providers-1` …. Only pages that a
 * search engine may index are in them. Null: there is no such sitemap.
 * @param name without folder and `.xml`
 */
export async function buildSitemap(name: string, context: Context): Promise<string | null> {
  const { origin } = context.site;
  if (name === 'index') return writeSitemapIndex(origin, await listFiles(context));
  const pages = await listPages(name, context);
  return pages === null ? null : writeSitemap(origin, pages);
}

async function listPages(name: string, context: Context): Promise<readonly SitemapPage[] | null> {
  if (name === 'pages') return sitePages(context);
  if (name === 'destinations') return destinationPages(await context.catalogue.destinationStats());
  const number = /^providers-([1-9]\d{0,3})$/.exec(name)?.[1];
  if (number === undefined) return null;
  const pages = (await providerFiles(context))[Number(number) - 1];
  return pages ?? null;
}

async function listFiles(context: Context): Promise<readonly SitemapFile[]> {
  const stats = await context.catalogue.destinationStats();
  const files = [
    { path: '/sitemaps/pages.xml', pages: await sitePages(context) },
    { path: '/sitemaps/destinations.xml', pages: destinationPages(stats) },
    ...(await providerFiles(context)).map((pages, index) => ({ path: `/sitemaps/providers-${index + 1}.xml`, pages })),
  ];
  return files
    .filter(({ pages }) => pages.length > 0)
    .map(({ path, pages }) => ({ path, changedAt: newest(pages.map(({ changedAt }) => changedAt)) }));
}

/** ISO times in UTC sort as text. */
function newest(times: readonly (string | null)[]): string | null {
  return times.reduce((latest, time) => (latest === null || (time !== null && time > latest) ? time : latest), null);
}

/** The home page and the list of destinations change with any destination. */
async function sitePages({ catalogue, reviews, site }: Context): Promise<readonly SitemapPage[]> {
  const [stats, latest] = await Promise.all([
    catalogue.destinationStats(),
    reviews.published({ page: 1, pageSize: 1 }),
  ]);
  const changedAt = newest(stats.map((stat) => stat.changedAt));
  const review = latest.reviews[0];
  return [
    { path: '/', changedAt },
    { path: '/region', changedAt },
    { path: '/trip', changedAt },
    { path: '/prices', changedAt },
    ...toolPaths.map((path) => ({ path, changedAt: null })),
    ...(review === undefined ? [] : [{ path: '/reviews', changedAt: review.publishedAt }]),
    ...blogPages(site),
    ...textPaths.map((path) => ({ path, changedAt: null })),
  ];
}

/** The list of articles changes with any of them. Both languages of an article change on one day. */
function blogPages(site: SiteSettings): readonly SitemapPage[] {
  const articles = listArticles(defaultLocale, site).map((article): SitemapPage => ({
    path: articlePath(article),
    changedAt: startOfDay(article.updated),
  }));
  return [{ path: '/blog', changedAt: newest(articles.map(({ changedAt }) => changedAt)) }, ...articles];
}

function pathOf(key: DestinationKey): string | null {
  const destination = findDestination(key);
  return destination && destinationPath(destination.key, destination.slug, defaultLocale);
}

function destinationPages(stats: readonly DestinationStat[]): readonly SitemapPage[] {
  return stats
    .flatMap(({ destination, planCount, changedAt }) => {
      const path = pathOf(destination);
      return path === null || !isWorthIndexing(planCount) ? [] : [{ path, changedAt }];
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Memoized by identity: the catalogue returns the same objects until it changes. */
const cache = new WeakMap<readonly ProviderPageStat[], readonly (readonly SitemapPage[])[]>();

async function providerFiles({ catalogue }: Context): Promise<readonly (readonly SitemapPage[])[]> {
  const [stats, pages] = await Promise.all([catalogue.destinationStats(), catalogue.providerPages()]);
  const files = cache.get(pages) ?? cutFiles(stats, pages);
  cache.set(pages, files);
  return files;
}

/** A provider's page compares it with the others, so it changes with any plan of the destination. */
function cutFiles(
  stats: readonly DestinationStat[],
  pages: readonly ProviderPageStat[],
): readonly (readonly SitemapPage[])[] {
  const changes = new Map(stats.map(({ destination, changedAt }) => [destination, changedAt]));
  const listed = pages.flatMap(({ destination, provider, planCount }): SitemapPage[] => {
    const path = pathOf(destination);
    if (path === null || !isWorthIndexing(planCount)) return [];
    return [{ path: `${path}/${provider}`, changedAt: changes.get(destination) ?? null }];
  });
  const count = Math.ceil(listed.length / providerPagesPerFile);
  return Array.from({ length: count }, (_, index) =>
    listed.slice(index * providerPagesPerFile, (index + 1) * providerPagesPerFile),
  );
}
