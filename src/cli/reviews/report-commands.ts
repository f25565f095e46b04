import { Option, type Command } from 'commander';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  parseReportNumber,
  reviewReportStatuses,
  showReportNumber,
  type ReviewReportStatus,
} from '#domain/review/review-report.ts';
import { reviewReportDecisions } from '#runtime/services/desk/review-report-decisions.ts';
import type { DeskReviewReport, ReportFigure } from '#runtime/services/reviews/open-reviews.ts';
import type { RunOnDesk } from '#cli/terminal/run-on-desk.ts';
import type { DeskOfReviews, ReviewReader } from './answer-reviews.ts';
import { parseCount } from './leaving-out-commands.ts';

interface ReportOptions {
  readonly status?: ReviewReportStatus;
  readonly limit: number;
  readonly year?: number;
  readonly remove?: true;
  readonly keep?: true;
  readonly reopen?: true;
  readonly because?: string;
}

/** Reports of published reviews: the queue, one of them, a decision on it, figures of a year. */
export function addReports(reviews: Command, run: RunOnDesk<ReviewReader>): void {
  reviews
    .command('reports')
    .description('List reports of published reviews, show one of them, decide on it, or count those of a year.')
    .argument('[number]', 'number of a report; without it, they are listed')
    .addOption(new Option('--status <status>', 'list those with this status').choices(reviewReportStatuses))
    .addOption(new Option('--limit <count>', 'list at most this many').argParser(parseCount).default(20))
    .addOption(new Option('--year <year>', 'count those that came in this year, by reason').argParser(parseCount))
    .addOption(new Option('--remove', 'take the review down').conflicts(['keep', 'reopen']))
    .addOption(new Option('--keep', 'leave the review where it is').conflicts(['reopen']))
    .option('--reopen', 'open a decided report again, once, for an objection that came by mail')
    .option('--because <text>', 'the reasons, which the reporter is told; with --reopen the objection')
    .action((number: string | undefined, options: ReportOptions) =>
      run((desk) => (number === undefined ? listOrCount(desk, options) : answerOne(desk, number, options))),
    );
}

async function listOrCount({ reviews }: ReviewReader, { status = 'open', limit, year }: ReportOptions) {
  if (year !== undefined) return success(describeFigures(year, await reviews.reportFigures(year)));
  const reports = await reviews.reports({ status, limit });
  return success(reports.length === 0 ? `No ${status} reports.\n` : reports.map(describeReport).join('\n'));
}

async function answerOne(desk: DeskOfReviews, number: string, options: ReportOptions): Promise<Result<string>> {
  const id = parseReportNumber(number);
  const action = (['remove', 'keep', 'reopen'] as const).find((each) => options[each] === true);
  if (action !== undefined) {
    const done = await desk.decideNow(reviewReportDecisions[action], number, { words: options.because ?? '' });
    return done.ok ? success(`Report ${showReportNumber(id ?? number)}: ${decided[action]}.\n`) : done;
  }
  const [report] = id === null ? [] : await desk.reviews.reports({ number: id, limit: 1 });
  return report === undefined ? failure('No report of a review has this number.') : success(describeReport(report));
}

const decided = { remove: 'the review was taken down', keep: 'the review stays', reopen: 'open again' } as const;

function describeReport(report: DeskReviewReport): string {
  const lines = [
    `${showReportNumber(report.id)}  ${report.status}  ${report.reason}  ${report.created_at.slice(0, 16)}`,
    `  review ${report.review_id}${report.shown ? '' : ', not shown'}: ${report.text}`,
    `  ${report.name === '' ? 'no name' : report.name}: ${report.explanation}`,
    ...(report.decision === null ? [] : [`  decided: ${report.decision}`]),
    ...(report.objection === null ? [] : [`  objection: ${report.objection}`]),
  ];
  return `${lines.join('\n')}\n`;
}

function describeFigures(year: number, figures: readonly ReportFigure[]): string {
  if (figures.length === 0) return `No reports of reviews came in ${year}.\n`;
  const lines = figures.map(({ reason, status, count, objected }) => `${reason}\t${status}\t${count}\t${objected}`);
  return `${['reason\tstatus\treports\tobjections', ...lines].join('\n')}\n`;
}
