import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  moveReview,
  needsReason,
  type ReviewMove,
  type ReviewReason,
  type ReviewStatus,
} from '#domain/review/review-status.ts';
import type { DeskRefusal } from './desk-refusal.ts';
import type { MailQueue, ReviewChanges } from './mail-queue.ts';
import { countIn, countOut } from './review-counters.ts';

/** What a moderator decides. */
export interface Move {
  readonly move: ReviewMove;
  readonly reason: ReviewReason | null;
  readonly at: Date;
  /** What was left out with it, of which its author is told. */
  readonly changes: ReviewChanges | null;
}

/** A review's state before and after, and what an operator had noted about it. */
export interface MovedReview {
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
  readonly note: string | null;
}

/**
 * Moves a review to its next state: state, published data and the mail to its author, in the transaction of the
 * decision, so that summaries always match the shown reviews.
 */
export async function changeStatus(
  transaction: TransactionQueries,
  mail: MailQueue,
  { id, move, reason, at, changes }: Move & { readonly id: string },
): Promise<Result<MovedReview, DeskRefusal>> {
  if (needsReason(move) && reason === null) return failure('reason-needed');
  const row = await transaction
    .selectFrom('review')
    .select(['status', 'desk_note'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return failure('not-found');
  const { status: from, desk_note: note } = row;
  const to = moveReview(from, move);
  if (!to.ok) return to;
  if (from === 'published') await countOut(transaction, id);
  await store(transaction, { id, from, to: to.value, reason, at });
  if (to.value === 'published') await countIn(transaction, id);
  if (from === 'published' || to.value === 'published') await raiseDataVersion(transaction, 'reviews');
  // The public counts depend on the number of reviews in each state.
  await raiseDataVersion(transaction, 'moderation');
  await mail.tell(transaction, { reviewId: id, kind: mailKinds[move], at, reason, changes });
  return success({ from, to: to.value, note });
}

/** Authors are notified of each move. */
const mailKinds = { approve: 'published', reject: 'rejected', remove: 'removed', restore: 'published' } as const;

export async function statusOf(transaction: TransactionQueries, id: string): Promise<ReviewStatus | null> {
  const row = await transaction.selectFrom('review').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status ?? null;
}

interface Step {
  readonly id: string;
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
  readonly reason: ReviewReason | null;
  readonly at: Date;
}

/** What operators noted for themselves ends with the decision. */
async function store(transaction: TransactionQueries, { id, from, to, reason, at }: Step): Promise<void> {
  const decidedAt = at.toISOString();
  const isShown = to === 'published';
  await transaction
    .updateTable('review')
    .set({
      status: to,
      reason: isShown ? null : reason,
      decided_at: decidedAt,
      desk_note: null,
      put_off_at: null,
    })
    // A restored review keeps its publication day.
    .$if(isShown && from !== 'removed', (update) => update.set({ published_at: decidedAt }))
    .where('id', '=', id)
    .execute();
}
