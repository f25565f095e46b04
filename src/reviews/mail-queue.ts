import { z } from 'zod';
import type { ReviewMailKind } from '#database/mail-tables.ts';
import { queueMail } from '#database/queue-mail.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { defaultLocale, isLocale } from '#domain/kernel/locale.ts';
import { reviewReasons, type ReviewReason } from '#domain/review/review-status.ts';

/** What of a review is not shown. */
export interface ReviewChanges {
  /** Screenshots that were left out. */
  readonly pictures: number;
  /** Whether words were blacked out. */
  readonly words: boolean;
}

/** An event of a review that its author is notified of. */
interface ReviewNews {
  readonly reviewId: string;
  readonly kind: ReviewMailKind;
  readonly at: Date;
  readonly reason?: ReviewReason | null;
  /** The seller's answer. */
  readonly reply?: string;
  /** What of the review is not shown. */
  readonly changes?: ReviewChanges | null;
}

/** What an older version has not queued yet has a default. */
const reviewMailPayload = z.object({
  providerName: z.string(),
  reason: z.enum(reviewReasons).nullable().default(null),
  reply: z.string().nullable().default(null),
  changes: z.object({ pictures: z.int(), words: z.boolean() }).nullable().default(null),
});

/** Payload of a mail, stored as JSON in its row. Without anything its author typed: anybody can enter any address. */
export type ReviewMailPayload = z.infer<typeof reviewMailPayload>;

/** Throws a `ZodError` for a damaged row. */
export function parseReviewMail(json: string): ReviewMailPayload {
  return reviewMailPayload.parse(JSON.parse(json));
}

/** Notifies authors of events of their reviews. */
export interface MailQueue {
  /** Queues a mail in the transaction of the event. Authors without an address get none. */
  tell(transaction: TransactionQueries, news: ReviewNews): Promise<void>;
}

/** For sites without a mail server: queues nothing, so that nothing is sent years later. */
export const silentMailQueue: MailQueue = { tell: async () => undefined };

export const storedMailQueue: MailQueue = {
  tell: async (transaction, { reviewId, kind, at, reason = null, reply = null, changes = null }) => {
    const review = await transaction
      .selectFrom('review')
      .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
      .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
      .select(['review.email', 'review.language', 'provider.name as provider_name'])
      .where('review.id', '=', reviewId)
      .executeTakeFirst();
    if (review === undefined || review.email === '') return;
    const { email, language, provider_name: providerName } = review;
    const payload: ReviewMailPayload = {
      providerName,
      reason,
      reply,
      changes: changes === null ? null : { pictures: changes.pictures, words: changes.words },
    };
    const locale = language !== null && isLocale(language) ? language : defaultLocale;
    await queueMail(transaction, { to_address: email, locale, kind, payload, at, review_id: reviewId });
  },
};
