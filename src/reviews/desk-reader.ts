import { sql, type ExpressionBuilder } from 'kysely';
import type { Queries, Schema } from '#database/schema.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { readDeskParts } from './desk-parts.ts';
import { deskQuery, deskReview } from './desk-review.ts';
import { readAuditTrail } from '#operators/audit-trail.ts';
import { parseCursor, writeCursor, type ReviewCursor } from './review-cursor.ts';

/** A moderator's filter of reviews. */
export interface DeskFilter {
  /** Default: any state. */
  readonly status?: ReviewStatus | undefined;
  /** The author's address, case-insensitive. Used as a filter and never returned. */
  readonly email?: string | undefined;
  /** Only those with something to look at. */
  readonly isFlagged?: boolean | undefined;
  readonly hasImages?: boolean | undefined;
  /** Only those on which no decision waits. */
  readonly isUndecided?: boolean | undefined;
  readonly provider?: ProviderSlug | undefined;
  readonly language?: string | undefined;
  /** In the text, the author's name or the provider's; or the beginning of an id. */
  readonly text?: string | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Pending ones oldest first, those that were put off at the end; others newest first. */
export async function listReviews(queries: Queries, filter: DeskFilter) {
  const { status, limit } = filter;
  const after = filter.after === undefined ? null : parseCursor(filter.after);
  const wanted = narrow(deskQuery(queries), filter);
  const ordered = status === 'pending' ? oldestFirst(wanted, after) : newestFirst(wanted, after);
  const found = await ordered.limit(limit + 1).execute();
  const rows = found.slice(0, limit);
  const parts = await readDeskParts(
    queries,
    rows.map(({ id }) => id),
  );
  const last = rows.at(-1);
  return {
    reviews: rows.map((row) => deskReview(row, parts.of(row.id))),
    /** Where the following page begins; null: it was the last one. */
    next: found.length > limit && last !== undefined ? writeCursor(last) : null,
  };
}

type DeskQuery = ReturnType<typeof deskQuery>;

function narrow(all: DeskQuery, filter: DeskFilter) {
  const { status, email, isFlagged, hasImages, isUndecided, provider, language, text } = filter;
  let query = all;
  // As text: a parameter would not find the indexes of those that wait.
  if (status !== undefined) query = query.where('review.status', '=', sql.lit(status));
  if (email !== undefined) query = query.where(hasAddress(email));
  if (isFlagged === true) query = query.where(({ exists }) => exists(partOf('review_flag')));
  if (hasImages === true) query = query.where(({ exists }) => exists(partOf('review_image')));
  if (isUndecided === true) query = query.where(({ exists, not }) => not(exists(waitingDecision)));
  if (provider !== undefined) query = query.where('provider.slug', '=', provider);
  if (language !== undefined) query = query.where('review.language', '=', language);
  return text === undefined || text.trim() === '' ? query : query.where(contains(text.trim().toLowerCase()));
}

function partOf(table: 'review_flag' | 'review_image') {
  return sql<number>`(select 1 from ${sql.table(table)} as part where part.review_id = review.id)`;
}

/** By its index of one that waits for each item. */
const waitingDecision = sql<number>`(select 1 from due_decision as due where due.kind = 'review' and due.subject = review.id and due.state = 'waiting')`;

function contains(text: string) {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const inText = (column: string) => sql`lower(${sql.ref(column)}) like ${`%${escaped}%`} escape '\\'`;
  const columns = ['review.text', 'review.author_name', 'provider.name', 'provider.slug'].map(inText);
  const isId = sql`review.id like ${`${escaped}%`} escape '\\'`;
  return sql<boolean>`(${sql.join([...columns, isId], sql` or `)})`;
}

/** The order of an index; see the migration `0004-desk`. */
const putOff = sql<string>`coalesce(review.put_off_at, '')`;

function oldestFirst(query: DeskQuery, after: ReviewCursor | null) {
  const ordered = query.orderBy(putOff).orderBy('review.created_at').orderBy('review.id');
  if (after === null) return ordered;
  const { putOffAt, createdAt, id } = after;
  return ordered.where(
    sql<boolean>`(${putOff}, review.created_at, review.id) > (${putOffAt ?? ''}, ${createdAt}, ${id})`,
  );
}

function newestFirst(query: DeskQuery, after: ReviewCursor | null) {
  const ordered = query.orderBy('review.created_at', 'desc').orderBy('review.id', 'desc');
  if (after === null) return ordered;
  return ordered.where(sql<boolean>`(review.created_at, review.id) < (${after.createdAt}, ${after.id})`);
}

/** Reviews with this address; forgotten ones have none. */
function hasAddress(email: string) {
  return ({ and, eb, fn }: ExpressionBuilder<Schema, 'review'>) =>
    and([eb('review.email', '<>', ''), eb(fn('lower', ['review.email']), '=', email.trim().toLowerCase())]);
}

/** Of one review; nobody does more with it. */
const mostEvents = 1000;

/** Null: there is no such review. */
export async function showReview(queries: Queries, id: string) {
  const row = await deskQuery(queries).where('review.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const parts = await readDeskParts(queries, [id]);
  const images = await imagesOf(queries, id);
  const events = await eventsOf(queries, id);
  return { ...deskReview(row, parts.of(id)), events, images };
}

/** A review with its history and screenshots. */
export type DeskReviewDetail = NonNullable<Awaited<ReturnType<typeof showReview>>>;

/** One line of the audit trail. */
export type ReviewEvent = DeskReviewDetail['events'][number];

/** Minimum length of an id prefix, as in the short list. */
const shortestPrefix = 6;

/** The whole id of the one review with this prefix; null: none, or ambiguous. */
export async function findReviewId(queries: Queries, beginning: string): Promise<string | null> {
  if (beginning.length < shortestPrefix || !/^[\da-f-]+$/.test(beginning)) return null;
  const rows = await queries.selectFrom('review').select('id').where('id', 'like', `${beginning}%`).limit(2).execute();
  const [only, second] = rows;
  return second === undefined ? (only?.id ?? null) : null;
}

function imagesOf(queries: Queries, id: string) {
  return queries
    .selectFrom('review_image')
    .select(['position', 'public_id as publicId', 'type', 'width', 'height', 'byte_count as byteCount'])
    .where('review_id', '=', id)
    .orderBy('position')
    .execute();
}

/** The oldest first. */
async function eventsOf(queries: Queries, id: string) {
  const { rows } = await readAuditTrail(queries, { kind: 'review', subject: id, limit: mostEvents });
  return rows
    .map(({ at, action, before: from, after: to, reason, note, operator, decision }) => {
      return { at, action, from, to, reason, note, operator, decision };
    })
    .toReversed();
}
