import { rememberByVersion } from '#database/remember-by-version.ts';
import type { Queries } from '#database/schema.ts';
import type { Rating } from '#domain/listed-plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { publishedReviews } from './published-reviews.ts';
import type { ReviewFilter, ReviewReader, ReviewSummary } from './review-reader.ts';

/** How many published reviews of one seller have one number of stars. */
interface StarCount {
  readonly slug: string;
  readonly rating: number;
  readonly count: number;
}

/** Summaries kept of one version; there are more sellers and countries than anyone asks for. */
const keptSummaries = 1_000;

export function createSummaryReader(queries: Queries): Pick<ReviewReader, 'ratings' | 'summary'> {
  const kept = rememberByVersion(queries, 'reviews', async () => new Map<string, ReviewSummary>());
  return {
    ratings: rememberByVersion(queries, 'reviews', async () => ratingsOf(await countStars(queries, {}))),
    summary: async (filter = {}) => {
      const summaries = await kept();
      const key = `${filter.provider ?? ''} ${filter.country ?? ''}`;
      const summary = summaries.get(key) ?? summarise(await countStars(queries, filter));
      if (summaries.size < keptSummaries) summaries.set(key, summary);
      return summary;
    },
  };
}

async function countStars(queries: Queries, filter: ReviewFilter): Promise<StarCount[]> {
  return publishedReviews(queries, filter)
    .select(({ fn }) => ['provider.slug', 'review.rating', fn.countAll<number>().as('count')])
    .groupBy(['provider.slug', 'review.rating'])
    .execute();
}

function ratingsOf(counts: readonly StarCount[]): ReadonlyMap<ProviderSlug, Rating> {
  const bySlug = Map.groupBy(counts, ({ slug }) => slug as ProviderSlug);
  return new Map(
    [...bySlug].map(([slug, stars]) => {
      const { mean, count } = summarise(stars);
      return [slug, { mean: mean ?? 0, count }];
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
    providers: new Set(counts.map(({ slug }) => slug)).size,
    distribution: [withStars(1), withStars(2), withStars(3), withStars(4), withStars(5)],
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
