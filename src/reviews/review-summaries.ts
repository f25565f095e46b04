import { sql } from 'kysely';
import { readDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/country.ts';
import type { Rating } from '#domain/listed-plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { publishedReviews } from './published-reviews.ts';
import type { ReviewFilter, ReviewReader, ReviewSummary } from './review-reader.ts';

/** How many published reviews of one seller have one number of stars. */
interface StarCount {
  /** The number of its row. */
  readonly provider: number;
  readonly rating: number;
  readonly count: number;
}

/** What is known of one version of the reviews. Everything is asked for once, however many ask at the same time. */
interface Known {
  readonly version: number;
  /** Of all sellers. */
  readonly stars: Promise<readonly StarCount[]>;
  readonly providers: Promise<ReadonlyMap<number, ProviderSlug>>;
  readonly ratings: Promise<ReadonlyMap<ProviderSlug, Rating>>;
  readonly countries: Promise<readonly CountryCode[]>;
  readonly summaries: Map<string, Promise<ReviewSummary>>;
}

/** Summaries kept of one version; there are more sellers and countries than anyone asks for. */
const keptSummaries = 1_000;

export function createSummaryReader(queries: Queries): Pick<ReviewReader, 'ratings' | 'summary' | 'countries'> {
  let kept: Known | null = null;
  const known = async (): Promise<Known> => {
    // The version comes first: a change in between is then read again, never missed.
    const version = await readDataVersion(queries, 'reviews');
    if (kept?.version === version) return kept;
    const read = readVersion(queries, version);
    kept = read;
    const parts = [read.stars, read.providers, read.ratings, read.countries];
    // What has failed is asked for again.
    Promise.all(parts).catch(() => {
      if (kept === read) kept = null;
    });
    return read;
  };
  return {
    ratings: async () => (await known()).ratings,
    countries: async () => (await known()).countries,
    summary: async (filter = {}) => {
      const current = await known();
      const key = [filter.provider, filter.country, filter.language].join(' ');
      const found = current.summaries.get(key);
      if (found !== undefined) return found;
      const summary = readSummary(queries, current, filter);
      if (current.summaries.size < keptSummaries) current.summaries.set(key, summary);
      summary.catch(() => current.summaries.delete(key));
      return summary;
    },
  };
}

function readVersion(queries: Queries, version: number): Known {
  const stars = countStars(queries, {});
  const providers = readProviders(queries);
  const ratings = Promise.all([stars, providers]).then(([counts, slugs]) => ratingsOf(counts, slugs));
  return { version, stars, providers, ratings, countries: readCountries(queries), summaries: new Map() };
}

/** Of all reviews or of one seller, from what is known of all sellers; else it is counted. */
async function readSummary(
  queries: Queries,
  { stars, providers }: Known,
  filter: ReviewFilter,
): Promise<ReviewSummary> {
  const { provider, country, language } = filter;
  if (country === undefined && language === undefined) {
    const [counts, slugs] = await Promise.all([stars, providers]);
    return summarise(counts.filter((each) => provider === undefined || slugs.get(each.provider) === provider));
  }
  const asked = {
    ...(provider !== undefined && { provider }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
  };
  return summarise(await countStars(queries, asked));
}

async function countStars(queries: Queries, filter: ReviewFilter): Promise<StarCount[]> {
  return publishedReviews(queries, filter, 'country')
    .select(({ fn }) => ['review.provider_id as provider', 'review.rating', fn.countAll<number>().as('count')])
    .groupBy(['review.provider_id', 'review.rating'])
    .execute();
}

async function readProviders(queries: Queries): Promise<ReadonlyMap<number, ProviderSlug>> {
  const rows = await queries.selectFrom('provider').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug as ProviderSlug]));
}

/**
 * Steps from one country that a review names to the next, which an index answers at once, and looks for one published
 * review of each.
 */
async function readCountries(queries: Queries): Promise<readonly CountryCode[]> {
  const { rows } = await sql<{ country: string }>`
    with recursive named(country) as (
      select min(country) from review_country
      union all
      select (select min(later.country) from review_country later where later.country > named.country)
        from named where named.country is not null
    )
    select named.country from named
      where exists (
        select 1 from review_country
          join review on review.id = review_country.review_id and review.status = 'published'
          where review_country.country = named.country
      )
      order by named.country
  `.execute(queries);
  return rows.map(({ country }) => country as CountryCode);
}

function ratingsOf(
  counts: readonly StarCount[],
  slugs: ReadonlyMap<number, ProviderSlug>,
): ReadonlyMap<ProviderSlug, Rating> {
  const byProvider = Map.groupBy(counts, ({ provider }) => provider);
  return new Map(
    [...byProvider].flatMap(([provider, stars]) => {
      const { mean, count } = summarise(stars);
      const slug = slugs.get(provider);
      return slug === undefined ? [] : [[slug, { mean: mean ?? 0, count }]];
    }),
  );
}

function summarise(counts: readonly StarCount[]): ReviewSummary {
  const count = sum(counts.map((each) => each.count));
  const stars = sum(counts.map((each) => each.count * each.rating));
  const withStars = (rating: number): number =>
    sum(counts.filter((each) => each.rating === rating).map((each) => each.count));
  return {
    mean: count === 0 ? null : stars / count,
    count,
    providers: new Set(counts.map(({ provider }) => provider)).size,
    distribution: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
