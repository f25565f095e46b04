import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raiseDataVersion } from '#database/data-version.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/country.ts';
import { countries } from '#domain/countries.ts';
import { locales } from '#domain/locale.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import type { ReviewQuery } from '#reviews/review-reader.ts';

// How long lists of reviews take among 100,000 published ones, without any page cache. Run by itself:
// `node bench/measure-reviews.ts`, with DATABASE_URL for PostgreSQL (an empty database).
const reviewCount = 100_000;
const providerCount = 120;
const rounds = 30;

/** Half of all reviews name the first few countries, as travellers do. */
function countryOf(index: number): CountryCode {
  const place = index % 2 === 0 ? (index / 2) % 5 : (index * 31) % countries.length;
  return countries[Math.floor(place)]?.code ?? ('JP' as CountryCode);
}

async function fill(queries: Queries): Promise<void> {
  const providers = Array.from({ length: providerCount }, (_none, index) => ({
    id: index + 1,
    public_id: `p${index}`,
    slug: `seller-${index}`,
    name: `Seller ${index}`,
    url: null,
    image: null,
    example: 1,
    plan_count: 1,
  }));
  await queries.insertInto('provider').values(providers).execute();
  const step = 1000;
  for (let first = 0; first < reviewCount; first += step) {
    const rows = Array.from({ length: step }, (_none, at) => makeReview(first + at));
    await queries.insertInto('review').values(rows).execute();
    const named = rows.map(({ id }, at) => ({ review_id: id, country: countryOf(first + at) }));
    await queries.insertInto('review_country').values(named).execute();
  }
}

function makeReview(index: number) {
  const time = new Date(Date.UTC(2024, 0, 1) + ((index * 7919) % reviewCount) * 600_000).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String((index * 104_729) % 1_000_003).padStart(12, '0')}`,
    provider_id: 1 + ((index * 13) % providerCount),
    author_name: 'Ann',
    email: 'ann@example.org',
    text: 'Worked on the train and in the hills, and the shop answered within the hour. '.repeat(1 + (index % 9)),
    rating: [5, 5, 4, 5, 4, 3, 5, 4, 2, 1][index % 10] ?? 5,
    language: locales[index % 7] ?? 'en',
    status: 'published' as const,
    created_at: time,
    published_at: time,
    usefulness: (index * 37) % 101,
  };
}

const rare = countries.at(-1)?.code ?? ('JP' as CountryCode);
const seller = 'seller-7' as ProviderSlug;
const asked: Readonly<Record<string, Omit<ReviewQuery, 'page' | 'pageSize'> & { readonly page?: number }>> = {
  'all, page 1': {},
  'all, page 2500': { page: 2500 },
  'all, last page': { page: reviewCount / 20 },
  'most useful': { order: 'useful' },
  'most useful, page 2500': { order: 'useful', page: 2500 },
  'one provider': { provider: seller },
  'one provider, most useful': { provider: seller, order: 'useful' },
  'one provider, 1 star': { provider: seller, rating: 1 },
  '1 star': { rating: 1 },
  '1 star in Italian': { rating: 1, language: 'it' },
  Japanese: { language: 'ja' },
  'Japanese, most useful': { language: 'ja', order: 'useful' },
  'a popular country': { country: countryOf(0) },
  'a popular country, page 400': { country: countryOf(0), page: 400 },
  'a country that few name': { country: rare },
  'a country that few name, most useful': { country: rare, order: 'useful' },
  'a popular country of one provider': { country: countryOf(0), provider: seller },
  'a rare country, 1 star, in Italian': { country: rare, rating: 1, language: 'it' },
};

const folder = mkdtempSync(join(tmpdir(), 'roamchart-reviews-'));
const opened = await openDatabase({ url: process.env['DATABASE_URL'] ?? '', dataDir: folder });
if (!opened.ok) throw new Error(opened.reason);
const database = opened.value;
const migrated = await migrate(database);
if (!migrated.ok) throw new Error(migrated.reason);
await fill(database.queries);
const reader = createReviewReader(database);

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

for (const [name, { page = 1, ...query }] of Object.entries(asked)) {
  await raiseDataVersion(database.queries, 'reviews');
  const run = () => reader.published({ ...query, page, pageSize: 20 });
  const first = await timeOf(run);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(run));
  times.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [times[rounds / 2], times.at(-1)];
  console.log(
    `${name.padEnd(40)} right after a publish ${first.toFixed(1)} ms, then median ${median.toFixed(1)}, most ${worst.toFixed(1)}`,
  );
}
for (const name of ['ratings', 'countries'] as const) {
  await raiseDataVersion(database.queries, 'reviews');
  console.log(`${name.padEnd(40)} right after a publish ${(await timeOf(() => reader[name]())).toFixed(1)} ms`);
}
await database.close();
rmSync(folder, { recursive: true });
