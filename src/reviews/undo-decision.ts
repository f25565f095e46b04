import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  isReviewMove,
  parseReviewReason,
  parseReviewStatus,
  reviewMoves,
  undoMs,
  type ReviewStatus,
} from '#domain/review/review-status.ts';
import { mailKinds, type DeskParts, type DeskRefusal } from './move-review.ts';
import { noteEvent } from './note-event.ts';
import { countIn, countOut } from './review-counters.ts';

/**
 * Undoes the latest action on a review, if it was a decision and `undoMs` has not passed: state, reason and published
 * data are as before, and the unsent mail is deleted. The audit trail keeps both. Resolves to the state that is back.
 */
export async function undoDecision(
  { database, by }: DeskParts,
  id: string,
  now: Date,
): Promise<Result<ReviewStatus, DeskRefusal>> {
  return database.write(async (transaction) => {
    const last = await latestDecision(transaction, id);
    if (last === null || now.getTime() - Date.parse(last.at) > undoMs) return failure('nothing-to-undo');
    const { move, at, from, to } = last;
    if (to === 'published') await countOut(transaction, id);
    await transaction
      .updateTable('review')
      .set({ status: from, ...(await decisionFor(transaction, id, from)) })
      // It was published for the first time.
      .$if(move === 'approve', (update) => update.set({ published_at: null }))
      .where('id', '=', id)
      .execute();
    if (from === 'published') await countIn(transaction, id);
    if (from === 'published' || to === 'published') await raiseDataVersion(transaction, 'reviews');
    await transaction
      .deleteFrom('mail')
      .where('review_id', '=', id)
      .where('kind', '=', mailKinds[move])
      .where('created_at', '=', at)
      .where('sent_at', 'is', null)
      .execute();
    await noteEvent(transaction, {
      reviewId: id,
      at: now,
      action: 'undo',
      from: to,
      to: from,
      by,
    });
    return success(from);
  });
}

async function latestDecision(transaction: TransactionQueries, id: string) {
  const event = await eventsOf(transaction, id).limit(1).executeTakeFirst();
  if (event === undefined || !isReviewMove(event.action)) return null;
  const [from, to] = [parseReviewStatus(event.before), parseReviewStatus(event.after)];
  return from === null || to === null ? null : { move: event.action, at: event.at, from, to };
}

/** Reason and time of the decision that led to this state. A review that still waits has neither. */
async function decisionFor(transaction: TransactionQueries, id: string, status: ReviewStatus) {
  if (status === 'pending') return { reason: null, decided_at: null };
  const made = await eventsOf(transaction, id)
    .where('after', '=', status)
    .where('action', 'in', reviewMoves)
    .limit(1)
    .executeTakeFirst();
  return {
    reason: status === 'published' ? null : parseReviewReason(made?.reason ?? null),
    decided_at: made?.at ?? null,
  };
}

/** The latest first. */
function eventsOf(transaction: TransactionQueries, id: string) {
  return transaction
    .selectFrom('audit_event')
    .select(['at', 'action', 'before', 'after', 'reason'])
    .where('kind', '=', 'review')
    .where('subject', '=', id)
    .orderBy('audit_event.id', 'desc');
}
