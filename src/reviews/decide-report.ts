import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { removalReasons, type ReviewReportStatus } from '#domain/review/review-report.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import type { DeskRefusal } from './desk-refusal.ts';
import { silentMailQueue, storedMailQueue } from './mail-queue.ts';
import { changeStatus } from './move-review.ts';
import { tellReporter } from './report-mails.ts';

interface ReportDecision {
  readonly number: string;
  readonly status: Exclude<ReviewReportStatus, 'open'>;
  /** For the reporter. */
  readonly reasons: string;
  readonly at: Date;
  readonly sendsMail: boolean;
}

/**
 * Decides on an open report, in the transaction of the decision: takes its review down or leaves it, and tells the
 * reporter, and the author of a review that goes. Resolves to the review.
 */
export async function decideReport(
  transaction: TransactionQueries,
  { number, status, reasons, at, sendsMail }: ReportDecision,
): Promise<Result<{ readonly reviewId: string }, DeskRefusal>> {
  const earlier = await transaction
    .selectFrom('review_report as report')
    .innerJoin('review', 'review.id', 'report.review_id')
    .select(['review.status', 'review.decided_at', 'report.decided_at as reported_at'])
    .where('report.id', '=', number)
    .executeTakeFirst();
  const report = await transaction
    .updateTable('review_report')
    .set({ status, decided_at: at.toISOString(), decision: reasons })
    .where('id', '=', number)
    .where('status', '=', 'open')
    .returning(['review_id', 'reason'])
    .executeTakeFirst();
  if (earlier === undefined || report === undefined) return failure('not-allowed');
  const { review_id: reviewId, reason } = report;
  const move = moveFor(status, earlier);
  if (move !== null) {
    const mail = sendsMail ? storedMailQueue : silentMailQueue;
    const moved = await changeStatus(transaction, mail, {
      id: reviewId,
      move,
      reason: removalReasons[reason],
      at,
      changes: null,
    });
    if (!moved.ok) return moved;
  }
  if (sendsMail) await tellReporter(transaction, { number, kind: 'report-decided', at });
  return success({ reviewId });
}

interface Earlier {
  readonly status: ReviewStatus;
  readonly decided_at: string | null;
  readonly reported_at: string | null;
}

/** What becomes of the review; null: nothing. Only what this report had taken down comes back. */
function moveFor(status: ReportDecision['status'], review: Earlier): 'remove' | 'restore' | null {
  if (status === 'removed') return review.status === 'published' ? 'remove' : null;
  const wasTakenDown = review.status === 'removed' && review.decided_at === review.reported_at;
  return wasTakenDown ? 'restore' : null;
}

export interface Objection {
  readonly number: string;
  readonly text: string;
}

/** For the reporter, or for an author who has objected by mail. False: there is no such report, or it cannot be reopened. */
export async function reopenReport(
  transaction: TransactionQueries,
  { number, text }: Objection,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('review_report')
    .set({ status: 'open', objected_at: at.toISOString(), objection: text })
    .where('id', '=', number)
    .where('status', '<>', 'open')
    .where('objected_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
