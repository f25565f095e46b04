import type { ExpressionBuilder } from 'kysely';
import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries, Schema } from '#database/schema.ts';
import type { DeskParts } from './desk-parts.ts';
import { textBeginning } from './text-beginning.ts';

export function deskQuery(queries: Queries) {
  return queries
    .selectFrom('review')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['review.id', 'review.status', 'review.reason', 'review.author_name', 'review.rating', 'review.text'])
    .select(['review.language', 'review.created_at', 'review.published_at', 'review.reply_text', 'review.reply_at'])
    .select([
      'review.desk_note',
      'review.put_off_at',
      'review.given',
      'provider.slug',
      'provider.name as provider_name',
    ])
    .select((review) => earlierWithSameText(review).as('repeats'));
}

/** An earlier review of this seller with the same text. */
function earlierWithSameText({ selectFrom }: ExpressionBuilder<Schema, 'review'>) {
  return selectFrom('review as earlier')
    .select('earlier.id')
    .whereRef('earlier.provider_id', '=', 'review.provider_id')
    .where(textBeginning('earlier.text'), '=', textBeginning('review.text'))
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

type DeskRow = Awaited<ReturnType<ReturnType<typeof deskQuery>['execute']>>[number];

export function deskReview(row: DeskRow, parts: DeskParts) {
  const { reply_text: replyText, reply_at: replyAt } = row;
  return {
    id: row.id,
    status: row.status,
    /** Why it is rejected or removed. */
    reason: row.reason,
    provider: { slug: row.slug, name: row.provider_name },
    authorName: row.author_name,
    /** 1 to 5; hidden from moderation by default. */
    rating: row.rating,
    /** Something was given for it. */
    isGiven: row.given === 1,
    text: row.text,
    language: row.language,
    ...parts,
    reply: replyText === null ? null : { text: replyText, at: replyAt ?? '' },
    createdAt: row.created_at,
    publishedAt: row.published_at,
    /** An operator's own words for operators, until the decision; null: none. */
    note: row.desk_note,
    /** An earlier review of this seller with the same text; null: none. */
    repeats: row.repeats,
  };
}

/** A review for its moderator: everything but the e-mail address. */
export type DeskReview = ReturnType<typeof deskReview>;
