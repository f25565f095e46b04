import { raiseDataVersion } from '#database/data-version.ts';
import type { ReviewEventTable } from '#database/review-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ReviewReason, ReviewStatus } from '#domain/review/review-status.ts';

/** An action on a review. */
interface DoneToReview {
  readonly reviewId: string;
  readonly at: Date;
  readonly action: ReviewEventTable['action'];
  /** Null: it was just submitted. */
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus;
  readonly reason?: ReviewReason | null;
  /** Visible to operators only. */
  readonly note?: string | null;
  /** Who of the operators did it. */
  readonly operator?: string | null;
}

/** Adds an event to the audit trail of a review, in the transaction of the action. */
export async function noteEvent(
  transaction: TransactionQueries,
  { reviewId, at, action, from, to, reason = null, note = null, operator = null }: DoneToReview,
): Promise<void> {
  await transaction
    .insertInto('review_event')
    .values({
      review_id: reviewId,
      at: at.toISOString(),
      action,
      from_status: from,
      to_status: to,
      reason,
      note,
      operator,
    })
    .execute();
  // The public counts depend on the number of reviews in each state.
  if (from !== to) await raiseDataVersion(transaction, 'moderation');
}
