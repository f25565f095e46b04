import { sql } from 'kysely';
import { idsShownWith, shownOfReview } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import { isLocale } from '#domain/kernel/locale.ts';
import type { ReviewOrder } from '#domain/review/review-usefulness.ts';
import { publishedReviews, type CountryFirst, type StoredReviewFilter } from './published-reviews.ts';
import { readReviewCountries } from './review-countries.ts';
import type { PublishedReview, ReviewPage, ReviewPicture, ReviewQuery, ReviewReader } from './review-reader.ts';

/**
 * One page of published reviews. Its ids come from a covering index, so a late page costs little more than the first
 * one; totals come from the summaries.
 */
export async function readPublished(
  queries: Queries,
  query: ReviewQuery,
  summary: ReviewReader['summary'],
): Promise<ReviewPage> {
  const { page, pageSize } = query;
  const total = await countReviews(query, summary);
  const offset = (page - 1) * pageSize;
  if (offset >= total || offset < 0) return { reviews: [], total };
  const { order = 'newest', page: _page, pageSize: _pageSize, provider, ...rest } = query;
  const filter = provider === undefined ? rest : { ...rest, providerIds: await idsShownWith(queries, provider) };
  const first = await lookFirst({ ...query, offset, total }, summary);
  const found = await publishedIds(queries, { filter, order, first }).limit(pageSize).offset(offset).execute();
  const reviews = await readReviews(
    queries,
    found.map(({ id }) => id),
  );
  return { reviews, total };
}

async function countReviews({ rating, ...query }: ReviewQuery, summary: ReviewReader['summary']): Promise<number> {
  const { count, distribution } = await summary(query);
  return rating === undefined ? count : (distribution[rating - 1] ?? 0);
}

interface Selectivity extends ReviewQuery {
  readonly offset: number;
  readonly total: number;
}

/**
 * Chooses between scanning in order until enough reviews name the country, and fetching and sorting all that name it:
 * whichever touches fewer rows.
 */
async function lookFirst(query: Selectivity, summary: ReviewReader['summary']): Promise<CountryFirst> {
  const { country, offset, pageSize, total, rating: _rating, ...rest } = query;
  if (country === undefined) return 'order';
  const [all, naming] = await Promise.all([summary(rest), summary({ country })]);
  const walked = ((offset + pageSize) * all.count) / total;
  return walked < naming.count ? 'order' : 'country';
}

interface IdQuery {
  readonly filter: StoredReviewFilter;
  readonly order: ReviewOrder;
  readonly first: CountryFirst;
}

/** Ids of published reviews, in order. */
export function publishedIds(queries: Queries, { filter, order, first }: IdQuery) {
  let found = publishedReviews(queries, filter, first).select('review.id');
  if (order === 'useful') found = found.orderBy('review.usefulness', 'desc');
  // An expression keeps SQLite from using the index.
  const newest = sql<string>`review.published_at || ''`;
  found = first === 'country' ? found.orderBy(newest, 'desc') : found.orderBy('review.published_at', 'desc');
  return found.orderBy('review.id');
}

async function readReviews(queries: Queries, ids: readonly string[]): Promise<readonly PublishedReview[]> {
  const [rows, countries, images] = await Promise.all([
    readRows(queries, ids),
    readReviewCountries(queries, ids),
    imagesOf(queries, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const parts = { countries: countries.get(id) ?? [], images: images.get(id) ?? [] };
    // Withdrawn between two queries.
    return row === undefined ? [] : [publishedReview(row, parts)];
  });
}

function readRows(queries: Queries, ids: readonly string[]) {
  return publishedReviews(queries, {})
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'review.author_name', 'review.rating', 'review.text', 'review.language'])
    .select(['review.published_at', 'review.reply_text', 'review.reply_at'])
    .select(['provider.slug', 'provider.name', 'provider.image'])
    .where('review.id', 'in', [...ids])
    .execute();
}

type ReviewRow = Awaited<ReturnType<typeof readRows>>[number];

async function imagesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, ReviewPicture[]>> {
  const rows = await queries
    .selectFrom('review_image')
    .select(['review_id', 'public_id', 'width', 'height'])
    .where('review_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.review_id);
  return new Map(
    [...grouped].map(([id, found]) => [
      id,
      found.map(({ public_id: publicId, width, height }) => ({ publicId, width, height })),
    ]),
  );
}

function publishedReview(row: ReviewRow, parts: Pick<PublishedReview, 'countries' | 'images'>): PublishedReview {
  const { reply_text: reply, reply_at: repliedAt } = row;
  return {
    id: row.id,
    provider: { slug: row.slug, name: row.name, image: row.image },
    authorName: dropBidiControls(row.author_name),
    rating: row.rating,
    text: dropBidiControls(row.text),
    language: row.language !== null && isLocale(row.language) ? row.language : null,
    publishedAt: row.published_at ?? '',
    reply: reply === null || repliedAt === null ? null : { text: dropBidiControls(reply), at: repliedAt },
    ...parts,
  };
}
