import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raiseDataVersion } from '#database/data-version.ts';
import { openDatabase } from '#database/database.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { countries } from '#domain/place/countries.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewQuery } from '#reviews/review-reader.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { openBuiltSite } from '#tools/open-built-site.ts';
import { countryOf, fillReviews } from './fill-reviews.ts';
import { percentile } from './percentiles.ts';

// Query times of review lists among 100,000 published ones, without a page cache. Run it directly: `node
// bench/measure-reviews.ts`, with DATABASE_URL for PostgreSQL (an empty database).
const reviewCount = 100_000;
const rounds = 30;

const folder = mkdtempSync(join(tmpdir(), 'roamchart-reviews-'));
const site = { name: 'Roamchart', origin: 'http://localhost', contactEmail: null, operatorName: null };
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const opened = await openContext({ databaseUrl, dataDir: folder, site, now: () => new Date() });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now: new Date(), planCount: 10_000 });
const second = await openDatabase({ url: databaseUrl, dataDir: folder });
if (!second.ok) throw new Error(second.reason);
const { queries } = second.value;
await fillReviews(queries, reviewCount);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Right after a publish in a warmed-up process, and then repeatedly. */
async function report(name: string, run: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await run();
  await raiseDataVersion(queries, 'reviews');
  const first = await timeOf(run);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(run));
  const shown = [first, percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(1).padStart(7));
  console.log(`${name.padEnd(48)}${shown.join('')}`);
}

const rare = countries.at(-1)?.code ?? ('JP' as CountryCode);
const seller = (await context.catalogue.providers())[0]?.slug ?? ('' as ProviderSlug);
const lists: Readonly<Record<string, Omit<ReviewQuery, 'page' | 'pageSize'> & { readonly page?: number }>> = {
  'all, page 1': {},
  'all, last page': { page: reviewCount / 20 },
  'most useful, page 2500': { order: 'useful', page: 2500 },
  'one provider, most useful': { provider: seller, order: 'useful' },
  'one provider, 1 star': { provider: seller, rating: 1 },
  '1 star in Italian': { rating: 1, language: 'it' },
  'Japanese, most useful': { language: 'ja', order: 'useful' },
  'a popular country': { country: countryOf(0) },
  'a popular country, page 400': { country: countryOf(0), page: 400 },
  'a country that few name, most useful': { country: rare, order: 'useful' },
  'a popular country of one provider': { country: countryOf(0), provider: seller },
};
console.log(`${reviewCount} published reviews; ms right after a publish, median, 95th percentile of ${rounds}`);
for (const [name, { page = 1, ...query }] of Object.entries(lists)) {
  await report(`list: ${name}`, () => context.reviews.published({ ...query, page, pageSize: 20 }));
}
await report('summaries: ratings of all providers', () => context.reviews.ratings());
await report('summaries: countries named', () => context.reviews.countries());

const app = await openBuiltSite({ context, dataDir: folder, owner: 'bench' });
const pages = [
  '/reviews',
  '/reviews?page=2500',
  '/reviews?rating=1&language=it',
  '/reviews?order=useful',
  `/reviews?provider=${seller}`,
  '/reviews/feed.xml',
  await findProviderPage(),
];
for (const path of pages) {
  await report(`page: ${path}`, async () => {
    const { statusCode } = await app.inject(path);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  });
}

/** A page of the provider with a list of reviews. */
async function findProviderPage(): Promise<string> {
  const stats = await context.catalogue.providerPages();
  const found = stats.find(({ provider, planCount }) => provider === seller && planCount > 3) ?? stats[0];
  const slug = countries.find(({ code }) => code === found?.destination)?.slug ?? 'japan';
  return `/${slug}/${found?.provider ?? ''}`;
}

await app.close();
await second.value.close();
await opened.value.close();
rmSync(folder, { recursive: true });
