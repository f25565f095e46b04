import { rememberByVersion } from '#database/remember-by-version.ts';
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

/** Summaries kept of one version; there are more sellers and countries than anyone asks for. */
const keptSummaries = 1_000;

export function createSummaryReader(queries: Queries): Pick<ReviewReader, 'ratings' | 'summary' | 'countries'> {
  const kept = rememberByVersion(queries, 'reviews', async () => new Map<string, Promise<ReviewSummary>>());
  return {
    ratings: rememberByVersion(queries, 'reviews', () => readRatings(queries)),
    countries: rememberByVersion(queries, 'reviews', () => readCountries(queries)),
    summary: async ({ provider, country, language }: ReviewFilter = {}) => {
      const summaries = await kept();
      const key = [provider, country, language].join(' ');
      const known = summaries.get(key);
      if (known !== undefined) return known;
      const asked = {
        ...(provider !== undefined && { provider }),
        ...(country !== undefined && { country }),
        ...(language !== undefined && { language }),
      };
      const summary = countStars(queries, asked).then(summarise);
      if (summaries.size < keptSummaries) summaries.set(key, summary);
      summary.catch(() => summaries.delete(key));
      return summary;
    },
  };
}

async function countStars(queries: Queries, filter: ReviewFilter): Promise<StarCount[]> {
  return publishedReviews(queries, filter, 'country')
    .select(({ fn }) => ['review.provider_id as provider', 'review.rating', fn.countAll<number>().as('count')])
    .groupBy(['review.provider_id', 'review.rating'])
    .execute();
}

async function readRatings(queries: Queries): Promise<ReadonlyMap<ProviderSlug, Rating>> {
  const counts = await countStars(queries, {});
  const providers = await queries.selectFrom('provider').select(['id', 'slug']).execute();
  return ratingsOf(counts, new Map(providers.map(({ id, slug }) => [id, slug as ProviderSlug])));
}

/** Looks for one published review of each country that any review names. */
async function readCountries(queries: Queries): Promise<readonly CountryCode[]> {
  const rows = await queries
    .selectFrom(queries.selectFrom('review_country').select('country').distinct().as('named'))
    .select('named.country')
    .where(({ exists, ref }) =>
      exists(
        publishedReviews(queries, {})
          .innerJoin('review_country', 'review_country.review_id', 'review.id')
          .select('review.id')
          .where('review_country.country', '=', ref('named.country')),
      ),
    )
    .orderBy('named.country')
    .execute();
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
