import { randomBytes } from 'node:crypto';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { makeReportNumber, type ReviewReportDraft } from '#domain/review/review-report.ts';
import { noteAudit } from '#operators/audit-trail.ts';
import { reopenReport, type Objection } from './decide-report.ts';
import { tellReporter } from './report-mails.ts';

/** A report as it was sent. */
interface SentReport extends ReviewReportDraft {
  readonly reviewId: string;
  readonly locale: Locale;
}

const visitor = { operator: '', via: 'visitor' } as const;

/**
 * Reports of published reviews, for visitors. Everything throws when the database fails.
 * @param sendsMail false: without a mail server queued mails would never be sent
 */
export function createReviewReports(
  database: Pick<Database, 'queries' | 'writeBeside'>,
  { sendsMail }: { readonly sendsMail: boolean },
) {
  return {
    /** The seller that a published review is about; null: no such review is shown. */
    providerOf: async (reviewId: string) => {
      const row = await database.queries
        .selectFrom('review')
        .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
        .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
        .select('provider.name')
        .where('review.id', '=', reviewId)
        .where('review.status', '=', 'published')
        .executeTakeFirst();
      return row?.name ?? null;
    },
    /** Stores a report and resolves to its number, of a repeat to that of the first; null: no such review is shown. */
    file: (report: SentReport, at: Date) =>
      database.writeBeside(async (transaction) => {
        if (!(await isShown(transaction, report.reviewId))) return null;
        return (await findRepeat(transaction, report)) ?? store(transaction, report, { at, sendsMail });
      }),
    /** Reopens a decided report, once; false: there is no such report, or it is open, or was objected to before. */
    object: (objection: Objection, at: Date) =>
      database.writeBeside(async (transaction) => {
        const isReopened = await reopenReport(transaction, objection, at);
        const { number: subject } = objection;
        if (isReopened)
          await noteAudit(transaction, {
            at,
            by: visitor,
            kind: 'review-report',
            action: 'object',
            subject,
            after: 'open',
          });
        return isReopened;
      }),
  };
}

export type ReviewReports = ReturnType<typeof createReviewReports>;

async function isShown(transaction: TransactionQueries, id: string): Promise<boolean> {
  const review = transaction.selectFrom('review').select('id').where('id', '=', id).where('status', '=', 'published');
  return (await review.executeTakeFirst()) !== undefined;
}

/** An open report with the same words, since forms are sent twice. */
async function findRepeat(
  transaction: TransactionQueries,
  { reviewId, reason, explanation, email }: SentReport,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('review_report')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('reason', '=', reason)
    .where('explanation', '=', explanation)
    .where('email', '=', email)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

async function store(
  transaction: TransactionQueries,
  { reviewId, ...draft }: SentReport,
  { at, sendsMail }: { readonly at: Date; readonly sendsMail: boolean },
): Promise<string> {
  const number = makeReportNumber(randomBytes(10));
  await transaction
    .insertInto('review_report')
    .values({ id: number, review_id: reviewId, ...draft, created_at: at.toISOString(), status: 'open' })
    .execute();
  const { reason } = draft;
  await noteAudit(transaction, {
    at,
    by: visitor,
    kind: 'review-report',
    action: 'submit',
    subject: number,
    after: 'open',
    reason,
  });
  // Public counts.
  await raiseDataVersion(transaction, 'moderation');
  if (sendsMail) await tellReporter(transaction, { number, kind: 'report-received', at });
  return number;
}
