import { describe, expect, it } from 'vitest';
import { staticPageNames } from '#domain/site/static-pages.ts';
import { isLocale } from '#domain/kernel/locale.ts';
import type { ProviderPageStat } from '#catalogue/read/provider-pages.ts';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  memoryNow,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { listArticles } from '#web/features/guide/articles/articles.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { buildSitemap, providerPagesPerFile } from './sitemap.ts';

const [jp, kr, lu] = ['JP', 'KR', 'LU'].map(countryOf);
if (jp === undefined || kr === undefined || lu === undefined) throw new Error('three countries');

const review = makeReview({
  provider: { slug: providerSlugOf('tanuki-sim'), name: 'Tanuki SIM', image: null },
  countries: [jp],
  publishedAt: '2026-11-18T08:00:00Z',
});

const plans = [
  makePlan(1),
  makePlan(2, { checkedAt: '2026-11-20T11:00:00Z' }),
  makePlan(3, { provider: makeProvider('skylark') }),
  makePlan(4, { coverage: [kr] }),
  makePlan(5, { coverage: [kr], provider: makeProvider('skylark') }),
  makePlan(6, { coverage: [lu] }),
];

const context = createMemoryContext({ plans, reviews: [review] });

/** Paths of the English pages of a sitemap with the time of their change. */
async function englishPages(name: string, where = context): Promise<readonly (readonly [string, string | null])[]> {
  const xml = (await buildSitemap(name, where)) ?? '';
  return [...xml.matchAll(/<loc>https:\/\/esim\.example(\/.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)]
    .map(([, path = '', changedAt]) => [path, changedAt ?? null] as const)
    .filter(([path]) => !isLocale(path.split('/')[1] ?? ''));
}

describe('buildSitemap', () => {
  it('names its files in the index, each with its newest change', async () => {
    const xml = (await buildSitemap('index', context)) ?? '';
    const files = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...found]) => found);
    expect(files).toEqual([
      ['https://esim.example/sitemaps/pages.xml', '2026-11-20T11:00:00Z'],
      ['https://esim.example/sitemaps/destinations.xml', '2026-11-20T11:00:00Z'],
      ['https://esim.example/sitemaps/providers-1.xml', '2026-11-20T11:00:00Z'],
    ]);
  });

  it('lists the pages of the site; texts but articles say nothing of their time', async () => {
    const articles = listArticles('en', context.site).map(({ slug, updated }) => [
      `/blog/${slug}`,
      `${updated}T00:00:00.000Z`,
    ]);
    expect(articles.length).toBeGreaterThan(2);
    expect(await englishPages('pages')).toEqual([
      ['/', '2026-11-20T11:00:00Z'],
      ['/region', '2026-11-20T11:00:00Z'],
      ['/trip', '2026-11-20T11:00:00Z'],
      ['/prices', '2026-11-20T11:00:00Z'],
      ['/data-use', null],
      ['/rules', null],
      ['/reviews', '2026-11-18T08:00:00Z'],
      ['/providers', '2026-11-20T11:00:00Z'],
      [
        '/blog',
        articles
          .map(([, changedAt]) => changedAt)
          .toSorted()
          .at(-1),
      ],
      ...articles,
      ['/methodology', null],
      ...staticPageNames.map((name) => [`/${name}`, null]),
    ]);
  });

  it('leaves out the reviews while there are none', async () => {
    const pages = await englishPages('pages', createMemoryContext({ plans }));
    expect(pages.map(([path]) => path)).not.toContain('/reviews');
  });

  it('lists destinations with something to compare, at their one address', async () => {
    const pages = await englishPages('destinations');
    expect(pages).toContainEqual(['/japan', '2026-11-20T11:00:00Z']);
    expect(pages).toContainEqual(['/south-korea', '2026-11-20T10:00:00Z']);
    expect(pages.map(([path]) => path)).not.toContain('/luxembourg');
  });

  it('lists providers with something to compare, with the change of their destination', async () => {
    const pages = await englishPages('providers-1');
    expect(pages.filter(([path]) => !path.startsWith('/region/'))).toEqual([
      ['/japan/tanuki-sim', '2026-11-20T11:00:00Z'],
    ]);
  });

  it.each(['providers-2', 'providers-0', 'providers-01', 'providers-x', 'index.xml', '', 'pages-1'])(
    'has no sitemap called "%s"',
    async (name) => {
      expect(await buildSitemap(name, context)).toBeNull();
    },
  );

  it('names no empty file', async () => {
    const xml = (await buildSitemap('index', createMemoryContext())) ?? '';
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      'https://esim.example/sitemaps/pages.xml',
    ]);
    // Without a catalogue the articles alone say when they changed.
    expect(xml.match(/lastmod>/g)).toHaveLength(2);
  });

  it('cuts many pages into files within the limits, none lost and none twice', async () => {
    const many = Array.from({ length: 2 * providerPagesPerFile + 1 }, (_, index): ProviderPageStat => ({
      destination: jp,
      provider: providerSlugOf(`seller-${index}`),
      planCount: 2,
    }));
    const large = { ...context, catalogue: { ...context.catalogue, providerPages: async () => many } };
    const files = await Promise.all([1, 2, 3].map((number) => englishPages(`providers-${number}`, large)));
    expect(files.map((pages) => pages.length)).toEqual([providerPagesPerFile, providerPagesPerFile, 1]);
    expect(new Set(files.flat().map(([path]) => path)).size).toBe(many.length);
    expect(await buildSitemap('providers-4', large)).toBeNull();
    const xml = (await buildSitemap('providers-1', large)) ?? '';
    expect(xml.match(/<url>/g)).toHaveLength(5 * providerPagesPerFile);
    expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
  });

  it('only names times that have been', async () => {
    const pages = [...(await englishPages('pages')), ...(await englishPages('destinations'))];
    for (const [path, changedAt] of pages) {
      expect(Date.parse(changedAt ?? memoryNow.toISOString()), path).toBeLessThanOrEqual(memoryNow.getTime());
    }
  });
});
