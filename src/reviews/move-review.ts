import type { Database } from '#database/database.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  moveReview,
  needsReason,
  undoMs,
  type ReviewMove,
  type ReviewReason,
  type ReviewStatus,
} from '#domain/review/review-status.ts';
import type { Actor } from '#operators/audit-trail.ts';
import type { MailQueue } from './mail-queue.ts';
import { noteEvent } from './note-event.ts';
import { countIn, countOut } from './review-counters.ts';

/** Why the desk refused an action; nothing was changed. */
export type DeskRefusal = 'not-found' | 'not-allowed' | 'reason-needed' | 'no-text' | 'nothing-to-undo';

/** What a moderator decides. */
export interface Decision {
  readonly move: ReviewMove;
  readonly reason: ReviewReason | null;
  /** Visible to operators only. */
  readonly note: string | null;
  readonly at: Date;
}

export interface DeskParts {
  readonly database: Pick<Database, 'queries' | 'write'>;
  readonly mail: MailQueue;
  /** Who is at the desk, for the audit trail. */
  readonly by: Actor;
}

/**
 * Moves a review to its next state: state, audit trail, published data and the mail to the author in one transaction,
 * so that summaries always match the shown reviews.
 */
export async function decide(
  parts: DeskParts,
  id: string,
  decision: Decision,
): Promise<Result<ReviewStatus, DeskRefusal>> {
  if (needsReason(decision.move) && decision.reason === null) return failure('reason-needed');
  return parts.database.write(async (transaction) => {
    const from = await statusOf(transaction, id);
    if (from === null) return failure('not-found');
    const to = moveReview(from, decision.move);
    if (!to.ok) return to;
    if (from === 'published') await countOut(transaction, id);
    await store(transaction, { id, from, to: to.value, by: parts.by }, decision);
    if (to.value === 'published') await countIn(transaction, id);
    if (from === 'published' || to.value === 'published') await raiseDataVersion(transaction, 'reviews');
    const kind = mailKinds[decision.move];
    await parts.mail.tell(transaction, {
      reviewId: id,
      kind,
      at: decision.at,
      delayMs: undoMs,
      reason: decision.reason,
    });
    return success(to.value);
  });
}

/** Authors are notified of each move; not of a restore, since they were told of the publication. */
export const mailKinds = { approve: 'published', reject: 'rejected', remove: 'removed', restore: 'published' } as const;

export async function statusOf(transaction: TransactionQueries, id: string): Promise<ReviewStatus | null> {
  const row = await transaction.selectFrom('review').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status ?? null;
}

interface Step {
  readonly id: string;
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
  readonly by: Actor;
}

async function store(transaction: TransactionQueries, { id, from, to, by }: Step, decision: Decision): Promise<void> {
  const at = decision.at.toISOString();
  const isShown = to === 'published';
  const reason = isShown ? null : decision.reason;
  await transaction
    .updateTable('review')
    .set({ status: to, reason, decided_at: at })
    // A restored review keeps its publication day.
    .$if(isShown && from !== 'removed', (update) => update.set({ published_at: at }))
    .where('id', '=', id)
    .execute();
  const { move: action, note } = decision;
  await noteEvent(transaction, {
    reviewId: id,
    at: decision.at,
    action,
    from,
    to,
    reason: decision.reason,
    note,
    by,
  });
}
