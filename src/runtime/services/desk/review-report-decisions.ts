import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { isReportText, longestReportText, parseReportNumber } from '#domain/review/review-report.ts';
import { decideReport, reopenReport } from '#reviews/decide-report.ts';
import { readReviewReports } from '#reviews/report-reader.ts';
import type { DecisionKind, DecisionStore, SeenItem } from './decision-kind.ts';
import { orSentence } from './leave-out-of-review.ts';

const notFound = 'No report of a review has this number. Run "roamchart reviews reports" to see the numbers.';

/** A review that was moved meanwhile has to be looked at again. */
async function look({ database: { queries } }: DecisionStore, given: string): Promise<Result<SeenItem>> {
  const number = parseReportNumber(given);
  const [report] = number === null ? [] : await readReviewReports(queries, { number, limit: 1 });
  if (report === undefined) return failure(notFound);
  return success({ subject: report.id, version: `${report.status} ${report.shown} ${report.objected_at ?? ''}` });
}

const about = { kind: 'review-report', role: 'moderator', needsTouch: false, isImmediate: false, look } as const;

const parameters = z.object({ words: z.string().trim() });

type Words = z.infer<typeof parameters>;

const needsWords = `Say why with --because: 1 to ${longestReportText} characters.`;

function answerKind(action: 'remove' | 'keep'): DecisionKind<Words, string> {
  const status = action === 'remove' ? 'removed' : 'kept';
  return {
    ...about,
    action,
    parameters,
    carryOut: ({ database, config, now }, { subject: number, parameters: { words: reasons } }) =>
      database.write(async (transaction) => {
        if (!isReportText(reasons)) return failure(needsWords);
        const sendsMail = config.reviews.mail !== null;
        const done = await orSentence(decideReport(transaction, { number, status, reasons, at: now, sendsMail }));
        if (!done.ok) return failure('This report was decided. Run "roamchart reviews reports" to see the open ones.');
        const { reviewId } = done.value;
        return success({ before: 'open', after: `${status}, review ${reviewId}`, note: reasons, value: reviewId });
      }),
  };
}

const reopenKind: DecisionKind<Words, string> = {
  ...about,
  action: 'reopen',
  parameters,
  carryOut: ({ database, now }, { subject: number, parameters: { words: text } }) =>
    database.write(async (transaction) => {
      if (!isReportText(text)) return failure(needsWords);
      if (!(await reopenReport(transaction, { number, text }, now)))
        return failure('This report is open, or was reopened before; it can be reopened once.');
      return success({ after: 'open', value: number });
    }),
};

/** Answers to reports of reviews, and objections that came by another way than the form. */
export const reviewReportDecisions = {
  remove: answerKind('remove'),
  keep: answerKind('keep'),
  reopen: reopenKind,
} as const;
