import { sql } from 'kysely';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Database } from '#database/database.ts';
import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewFilter, ReviewReader, ReviewSummary } from './review-reader.ts';
import { anyCountry } from './review-counters.ts';

/** Number of published reviews of one seller with one number of stars. */
interface StarCount {
  /** The id of its row. */
  readonly provider: number;
  readonly rating: number;
  readonly count: number;
}

/** Reads the counters that every publication maintains: no review is counted at read time. */
export function createSummaryReader({
  queries,
  versions,
}: Pick<Database, 'queries' | 'versions'>): Pick<ReviewReader, 'ratings' | 'summary' | 'countries'> {
  return {
    ratings: cacheByVersion(() => readRatings(queries), { versions, names: ['reviews'] }),
    summary: cacheByVersion(async (filter: ReviewFilter = {}) => summarise(await readStars(queries, filter)), {
      versions,
      names: ['reviews', 'catalogue'],
      most: keptSummaries,
    }),
    countries: () => readCountries(queries),
  };
}

const shownOfTally = sql<number>`coalesce(merged.into_id, review_tally.provider_id)`;

/** Of countries, and of sellers. */
const keptSummaries = 500;

async function readRatings(queries: Queries): Promise<ReadonlyMap<ProviderSlug, Rating>> {
  const rows = await queries
    .selectFrom('review_tally')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review_tally.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfTally))
    .where('review_tally.country', '=', anyCountry)
    .where('review_tally.count', '>', 0)
    .select(({ fn }) => ['provider.slug', fn.sum<number>('review_tally.count').as('count')])
    .select(sql<number>`sum(review_tally.count * review_tally.rating)`.as('stars'))
    .groupBy('provider.slug')
    .execute();
  return new Map(rows.map(({ slug, stars, count }) => [slug, { mean: stars / count, count }]));
}

async function readStars(queries: Queries, filter: ReviewFilter): Promise<StarCount[]> {
  const { provider, country, language, languageNot } = filter;
  let found = queries
    .selectFrom('review_tally')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review_tally.provider_id')
    .where('country', '=', country ?? anyCountry)
    .where('count', '>', 0);
  if (provider !== undefined) {
    const ids = await idsShownWith(queries, provider);
    found = found.where('review_tally.provider_id', 'in', [0, ...ids]);
  }
  if (language !== undefined) found = found.where('language', '=', language);
  if (languageNot !== undefined) found = found.where('language', '<>', languageNot);
  return found
    .select(shownOfTally.as('provider'))
    .select(({ fn }) => ['rating', fn.sum<number>('count').as('count')])
    .groupBy([shownOfTally, 'rating'])
    .execute();
}

/** A loose index scan over the countries of the counters. */
async function readCountries(queries: Queries): Promise<readonly CountryCode[]> {
  const { rows } = await sql<{ country: CountryCode }>`
    with recursive named(country) as (
      select min(country) from review_tally where country > ${sql.lit(anyCountry)}
      union all
      select (select min(later.country) from review_tally later where later.country > named.country)
        from named where named.country is not null
    )
    select named.country from named
      where exists (select 1 from review_tally where review_tally.country = named.country and review_tally.count > 0)
      order by named.country
  `.execute(queries);
  return rows.map(({ country }) => country);
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
