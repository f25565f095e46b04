import { raiseDataVersion } from '#database/data-version.ts';
import type { ReviewEventTable } from '#database/review-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';

/** Something that was done with a review. */
interface DoneToReview {
  readonly reviewId: string;
  readonly at: Date;
  readonly action: ReviewEventTable['action'];
  /** Null: it has just come in. */
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus;
  readonly reason?: ReviewReason | null;
  /** For operators alone. */
  readonly note?: string | null;
}

/** Adds a line to the audit trail of a review, in the transaction that does what it says. */
export async function noteEvent(
  transaction: TransactionQueries,
  { reviewId, at, action, from, to, reason = null, note = null }: DoneToReview,
): Promise<void> {
  await transaction
    .insertInto('review_event')
    .values({ review_id: reviewId, at: at.toISOString(), action, from_status: from, to_status: to, reason, note })
    .execute();
  // The public counts tell how many reviews are in which state.
  if (from !== to) await raiseDataVersion(transaction, 'moderation');
}
