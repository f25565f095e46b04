import type { ExpressionBuilder } from 'kysely';
import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries, Schema } from '#database/schema.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { deskReview, type DeskImage, type DeskReview, type DeskReviewDetail, type ReviewEvent } from './desk-review.ts';
import { readAuditTrail } from '#operators/audit-trail.ts';
import { waitingOf } from '#operators/due-decisions.ts';
import { readReviewCountries } from './review-countries.ts';

/** A moderator's filter of reviews. */
export interface DeskFilter {
  /** Default: any state. */
  readonly status?: ReviewStatus;
  /** The author's address, case-insensitive. Used as a filter and never returned. */
  readonly email?: string;
  readonly limit: number;
}

/** Pending ones oldest first; others newest first. */
export async function listReviews(
  queries: Queries,
  { status, email, limit }: DeskFilter,
): Promise<readonly DeskReview[]> {
  const all = deskQuery(queries);
  const inState = status === undefined ? all : all.where('review.status', '=', status);
  const wanted = email === undefined ? inState : inState.where(hasAddress(email));
  const order = status === 'pending' ? 'asc' : 'desc';
  const rows = await wanted.orderBy('review.created_at', order).orderBy('review.id', order).limit(limit).execute();
  const ids = rows.map(({ id }) => id);
  const [countries, images] = [await readReviewCountries(queries, ids), await imageCountsOf(queries, ids)];
  const waiting = await waitingOn(queries, ids);
  return rows.map((row) =>
    deskReview(row, {
      countries: countries.get(row.id) ?? [],
      imageCount: images.get(row.id) ?? 0,
      waiting: waiting.get(row.id) ?? null,
    }),
  );
}

/** Reviews with this address; forgotten ones have none. */
function hasAddress(email: string) {
  return ({ and, eb, fn }: ExpressionBuilder<Schema, 'review'>) =>
    and([eb('review.email', '<>', ''), eb(fn('lower', ['review.email']), '=', email.trim().toLowerCase())]);
}

/** Of one review; nobody does more with it. */
const mostEvents = 1000;

/** Null: there is no such review. */
export async function showReview(queries: Queries, id: string): Promise<DeskReviewDetail | null> {
  const row = await deskQuery(queries).where('review.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const images = await imagesOf(queries, id);
  const countries = (await readReviewCountries(queries, [id])).get(id) ?? [];
  const events = await eventsOf(queries, id);
  const waiting = (await waitingOn(queries, [id])).get(id) ?? null;
  return { ...deskReview(row, { countries, imageCount: images.length, waiting }), events, images };
}

/** Minimum length of an id prefix, as in the short list. */
const shortestPrefix = 6;

/** The whole id of the one review with this prefix; null: none, or ambiguous. */
export async function findReviewId(queries: Queries, beginning: string): Promise<string | null> {
  if (beginning.length < shortestPrefix || !/^[\da-f-]+$/.test(beginning)) return null;
  const rows = await queries.selectFrom('review').select('id').where('id', 'like', `${beginning}%`).limit(2).execute();
  const [only, second] = rows;
  return second === undefined ? (only?.id ?? null) : null;
}

function deskQuery(queries: Queries) {
  return queries
    .selectFrom('review')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'review.status', 'review.reason', 'review.author_name', 'review.rating', 'review.text'])
    .select([
      'review.desk_note',
      'review.language',
      'review.created_at',
      'review.published_at',
      'review.reply_text',
      'review.reply_at',
    ])
    .select(['provider.slug', 'provider.name as provider_name'])
    .select((review) => earlierWithSameText(review).as('repeats'));
}

function earlierWithSameText({ selectFrom }: ExpressionBuilder<Schema, 'review'>) {
  return selectFrom('review as earlier')
    .select('earlier.id')
    .whereRef('earlier.provider_id', '=', 'review.provider_id')
    .whereRef('earlier.text', '=', 'review.text')
    .where(({ or, and, eb, ref }) =>
      or([
        eb('earlier.created_at', '<', ref('review.created_at')),
        and([eb('earlier.created_at', '=', ref('review.created_at')), eb('earlier.id', '<', ref('review.id'))]),
      ]),
    )
    .orderBy('earlier.created_at')
    .orderBy('earlier.id')
    .limit(1);
}

async function imageCountsOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review_image')
    .select(({ fn }) => ['review_id', fn.countAll<number>().as('count')])
    .where('review_id', 'in', [...ids])
    .groupBy('review_id')
    .execute();
  return new Map(rows.map(({ review_id: id, count }) => [id, count]));
}

async function imagesOf(queries: Queries, id: string): Promise<readonly DeskImage[]> {
  const rows = await queries
    .selectFrom('review_image')
    .select(['position', 'public_id as publicId', 'type', 'width', 'height', 'byte_count as byteCount'])
    .where('review_id', '=', id)
    .orderBy('position')
    .execute();
  return rows;
}

async function waitingOn(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<DeskReview['waiting']>>> {
  const decisions = await waitingOf(queries, 'review', ids);
  return new Map(
    decisions.map(({ subject, action, by, dueAt }) => {
      return [subject, { action, operator: by.operator, dueAt: dueAt.toISOString() }];
    }),
  );
}

/** The oldest first. */
async function eventsOf(queries: Queries, id: string): Promise<readonly ReviewEvent[]> {
  const { rows } = await readAuditTrail(queries, { kind: 'review', subject: id, limit: mostEvents });
  return rows
    .map(({ at, action, before: from, after: to, reason, note, operator, decision }) => {
      return { at, action, from, to, reason, note, operator, decision };
    })
    .toReversed();
}
