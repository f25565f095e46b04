import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/country.ts';
import { isLocale } from '#domain/locale.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { countModeration } from './moderation-counts.ts';
import { publishedReviews } from './published-reviews.ts';
import type { PublishedReview, ReviewFilter, ReviewPage, ReviewReader } from './review-reader.ts';
import { createSummaryReader } from './review-summaries.ts';

/** Reads published reviews; columns that are nobody's business are never selected. */
export function createReviewReader({ queries }: Pick<Database, 'queries'>): ReviewReader {
  return {
    ...createSummaryReader(queries),
    published: (query) => readPublished(queries, query),
    moderationCounts: () => countModeration(queries),
  };
}

async function readPublished(
  queries: Queries,
  { page, pageSize, ...filter }: ReviewFilter & { readonly page: number; readonly pageSize: number },
): Promise<ReviewPage> {
  const { total } = await publishedReviews(queries, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const offset = (page - 1) * pageSize;
  if (offset >= total || offset < 0) return { reviews: [], total };
  const rows = await reviewQuery(queries, filter).limit(pageSize).offset(offset).execute();
  const countries = await countriesOf(
    queries,
    rows.map((row) => row.id),
  );
  return { reviews: rows.map((row) => publishedReview(row, countries.get(row.id) ?? [])), total };
}

function reviewQuery(queries: Queries, filter: ReviewFilter) {
  return publishedReviews(queries, filter)
    .select(['review.id', 'review.author_name', 'review.rating', 'review.text', 'review.language'])
    .select(['review.published_at', 'provider.slug', 'provider.name', 'provider.image'])
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id');
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewQuery>['execute']>>[number];

async function countriesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, CountryCode[]>> {
  const rows = await queries
    .selectFrom('review_country')
    .selectAll()
    .where('review_id', 'in', [...ids])
    .orderBy('country')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.review_id);
  return new Map([...grouped].map(([id, found]) => [id, found.map((row) => row.country as CountryCode)]));
}

function publishedReview(row: ReviewRow, countries: readonly CountryCode[]): PublishedReview {
  return {
    id: row.id,
    provider: { slug: row.slug as ProviderSlug, name: row.name, image: row.image },
    authorName: row.author_name,
    countries,
    rating: row.rating,
    text: row.text,
    language: row.language !== null && isLocale(row.language) ? row.language : null,
    publishedAt: row.published_at ?? '',
  };
}
