import { sql } from 'kysely';
import { idsShownWith, shownOfReview } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import { isLocale } from '#domain/kernel/locale.ts';
import { noFacts, parseReviewFacts } from '#domain/review/review-facts.ts';
import type { ReviewOrder } from '#domain/review/review-usefulness.ts';
import { publishedReviews, type CountryFirst, type StoredReviewFilter } from './published-reviews.ts';
import { readPlanAmounts } from './review-plans.ts';
import { readReviewCountries } from './review-countries.ts';
import type {
  PublishedReview,
  ReviewFilter,
  ReviewPage,
  ReviewPicture,
  ReviewQuery,
  ReviewReader,
} from './review-reader.ts';

/**
 * One page of published reviews. Its ids come from a covering index, so a late page costs little more than the first
 * one; totals come from the summaries. Reviews in other languages than the first read the rows they skip: of 100,000,
 * the last page costs 0.1 to 0.3 s.
 */
export async function readPublished(
  queries: Queries,
  query: ReviewQuery,
  summary: ReviewReader['summary'],
): Promise<ReviewPage> {
  const { page, pageSize, order = 'newest' } = query;
  const ids: string[] = [];
  let total = 0;
  for (const filter of groupsOf(query)) {
    const part = { offset: Math.max(0, (page - 1) * pageSize - total), limit: pageSize - ids.length };
    const stored = await storedFilter(queries, filter);
    const count = (await countReviews(filter, summary)) + (await countGiven(queries, stored));
    total += count;
    if (part.limit === 0 || part.offset >= count) continue;
    const first = await lookFirst(filter, { ...part, total: count }, summary);
    const found = publishedIds(queries, { filter: stored, order, first });
    const rows = await found.limit(part.limit).offset(part.offset).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return { reviews: await readReviews(queries, ids), total };
}

/** The filters of what a list shows one after the other. */
function groupsOf({
  page: _page,
  pageSize: _pageSize,
  order: _order,
  languageFirst,
  ...filter
}: ReviewQuery): readonly ReviewFilter[] {
  if (languageFirst === undefined || filter.language !== undefined) return [filter];
  return [
    { ...filter, language: languageFirst },
    { ...filter, languageNot: languageFirst },
  ];
}

async function storedFilter(queries: Queries, { provider, ...rest }: ReviewFilter): Promise<StoredReviewFilter> {
  return provider === undefined ? rest : { ...rest, providerIds: await idsShownWith(queries, provider) };
}

async function countReviews({ rating, ...filter }: ReviewFilter, summary: ReviewReader['summary']): Promise<number> {
  const { count, distribution } = await summary(filter);
  return rating === undefined ? count : (distribution[rating - 1] ?? 0);
}

/** Those that no counter has. */
async function countGiven(queries: Queries, filter: StoredReviewFilter): Promise<number> {
  const { count } = await publishedReviews(queries, filter)
    .where('review.given', '=', sql.lit(1))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Part {
  readonly offset: number;
  readonly limit: number;
  /** All that match. */
  readonly total: number;
}

/**
 * Chooses between scanning in order until enough reviews name the country, and fetching and sorting all that name it:
 * whichever touches fewer rows.
 */
async function lookFirst(
  { country, rating: _rating, ...rest }: ReviewFilter,
  { offset, limit, total }: Part,
  summary: ReviewReader['summary'],
): Promise<CountryFirst> {
  if (country === undefined) return 'order';
  const [all, naming] = await Promise.all([summary(rest), summary({ country })]);
  const walked = ((offset + limit) * all.count) / total;
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
  if (ids.length === 0) return [];
  const [rows, countries, images] = await Promise.all([
    readRows(queries, ids),
    readReviewCountries(queries, ids),
    imagesOf(queries, ids),
  ]);
  const facts = new Map(rows.map((row) => [row.id, parseReviewFacts(row.facts)]));
  const plans = await readPlanAmounts(
    queries,
    [...facts.values()].flatMap(({ planId }) => planId ?? []),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const said = facts.get(id) ?? noFacts;
    const plan = plans.get(said.planId ?? 0) ?? null;
    const parts = { countries: countries.get(id) ?? [], images: images.get(id) ?? [], facts: said, plan };
    // Withdrawn between two queries.
    return row === undefined ? [] : [publishedReview(row, parts)];
  });
}

function readRows(queries: Queries, ids: readonly string[]) {
  return publishedReviews(queries, {})
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'review.author_name', 'review.rating', 'review.text', 'review.language'])
    .select(['review.published_at', 'review.reply_text', 'review.reply_at', 'review.facts'])
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

type ReviewParts = Pick<PublishedReview, 'countries' | 'images' | 'facts' | 'plan'>;

function publishedReview(row: ReviewRow, parts: ReviewParts): PublishedReview {
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
