import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { noteAudit, type Actor } from '#operators/audit-trail.ts';

/** An action on a review. */
interface DoneToReview {
  readonly reviewId: string;
  readonly at: Date;
  readonly by: Actor;
  readonly action: 'submit' | 'forget';
  /** Null: it was just submitted. */
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus;
}

/** Adds an event of a review to the audit trail, in the transaction of the action. */
export async function noteEvent(
  transaction: TransactionQueries,
  { reviewId, from, to, ...event }: DoneToReview,
): Promise<void> {
  await noteAudit(transaction, { ...event, kind: 'review', subject: reviewId, before: from, after: to });
  // The public counts depend on the number of reviews in each state.
  if (from !== to) await raiseDataVersion(transaction, 'moderation');
}
