import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import type { ProviderPageStat } from '#catalogue/read/provider-pages.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { defaultLocale } from '#domain/kernel/locale.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import { ownPagePath } from '#domain/site/own-content.ts';
import { memo } from '#domain/kernel/memo.ts';
import { isWorthIndexing } from '#domain/site/page-indexing.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { articlePath, listArticles, startOfDay } from '#web/features/guide/articles/articles.ts';
import { isWorthFinding } from '#web/features/provider/known-facts.ts';
import { pageDefinitions, pageNames } from '#web/pages/page-definitions.ts';
import type { SitemapRule } from '#web/shared/definition/define-page.ts';
import { writeSitemap, writeSitemapIndex, type SitemapFile, type SitemapPage } from './sitemap-xml.ts';

/**
 * Pages of providers in one file. In five languages that is 5000 addresses and 5 MB, far below the limits of 50,000 and
 * 50 MB (sitemaps.org) and quick to make.
 */
export const providerPagesPerFile = 1000;

/**
 * The sitemaps of the site: `index` names the others, `pages`, `destinations` and `providers-1` …. Only pages that a
 * search engine may index are in them. Null: there is no such sitemap.
 * @param name without folder and `.xml`
 */
export async function buildSitemap(name: string, context: Context): Promise<string | null> {
  const { origin } = context.site;
  if (name === 'index') return writeSitemapIndex(origin, await listFiles(context));
  const pages = await listPages(name, context);
  return pages === null ? null : writeSitemap(context.site, pages);
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

/** Makes the entries of pages with these patterns. */
type ListPages = (
  paths: readonly string[],
  context: Context,
) => readonly SitemapPage[] | Promise<readonly SitemapPage[]>;

/** Of pages whose rule makes no file of its own. */
const listers: Readonly<Record<Exclude<SitemapRule['list'], 'destinations' | 'providers'>, ListPages>> = {
  // Texts and tools: no date of change is known.
  undated: (paths) => paths.map((path) => ({ path, changedAt: null })),
  // They change with any destination.
  'dated-by-plans': async (paths, { catalogue }) => {
    const changedAt = newest((await catalogue.destinationStats()).map((stat) => stat.changedAt));
    return paths.map((path) => ({ path, changedAt }));
  },
  // Of those that may be indexed.
  'provider-profiles': async (_paths, { catalogue, reviews }) => {
    const [records, ratings] = await Promise.all([catalogue.providerRecords(), reviews.ratings()]);
    return [...records]
      .filter(([slug, { profile }]) => isWorthFinding(profile, ratings.get(slug)?.count ?? 0))
      .map(([slug]) => ({ path: `/providers/${slug}`, changedAt: null }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  },
  // Left out while there are none.
  reviews: async (paths, { reviews }) => {
    const [latest] = (await reviews.published({ page: 1, pageSize: 1 })).reviews;
    return latest === undefined ? [] : paths.map((path) => ({ path, changedAt: latest.publishedAt }));
  },
  // The list of articles changes with any of them.
  blog: (paths, { site }) => {
    const changedAt = newest(listArticlePages(site).map((article) => article.changedAt));
    return paths.map((path) => ({ path, changedAt }));
  },
  articles: (_paths, { site }) => listArticlePages(site),
  'own-pages': (_paths, { site }) => listOwnPages(site),
};

async function sitePages(context: Context): Promise<readonly SitemapPage[]> {
  const pages = await Promise.all(
    pageNames.map((page) => {
      const { sitemap, paths } = pageDefinitions[page];
      if (typeof sitemap === 'string' || sitemap.list === 'destinations' || sitemap.list === 'providers') return [];
      return listers[sitemap.list](paths, context);
    }),
  );
  return pages.flat();
}

/** An article in several languages once, with its last change in any of them. */
function listArticlePages(site: SiteSettings): readonly SitemapPage[] {
  const found = new Map<string, string>();
  for (const article of siteLocales(site).flatMap((locale) => listArticles(locale, site))) {
    const path = articlePath(article);
    const before = found.get(path) ?? '';
    found.set(path, before > article.updated ? before : article.updated);
  }
  return [...found].map(([path, updated]) => ({ path, changedAt: startOfDay(updated) }));
}

/** Pages of the operator say no date. */
function listOwnPages({ content }: SiteSettings): readonly SitemapPage[] {
  const paths = new Set((content?.pages ?? []).map(ownPagePath));
  return [...paths].map((path) => ({ path, changedAt: null }));
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

async function providerFiles({ catalogue }: Context): Promise<readonly (readonly SitemapPage[])[]> {
  const [stats, pages] = await Promise.all([catalogue.destinationStats(), catalogue.providerPages()]);
  return cutOnce(stats, pages);
}

const cutOnce = memo(cutFiles);

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
