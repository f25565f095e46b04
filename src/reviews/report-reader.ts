import type { Selectable } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import type { ReviewReportTable } from '#database/review-tables.ts';
import type { ReviewReportReason, ReviewReportStatus } from '#domain/review/review-report.ts';

/** A report for who decides on it. The address is never read: mails go to it alone. */
export interface DeskReviewReport extends Omit<Selectable<ReviewReportTable>, 'email' | 'locale'> {
  /** Of its review. */
  readonly text: string;
  readonly language: string | null;
  readonly shown: boolean;
  readonly providerName: string;
}

export interface ReportFilter {
  readonly status?: ReviewReportStatus | undefined;
  readonly number?: string | undefined;
  readonly limit: number;
}

/** Open ones oldest first, which the law wants answered in time; others newest first. */
export async function readReviewReports(
  queries: Queries,
  { status, number, limit }: ReportFilter,
): Promise<readonly DeskReviewReport[]> {
  const order = status === 'open' ? 'asc' : 'desc';
  const rows = await queries
    .selectFrom('review_report as report')
    .innerJoin('review', 'review.id', 'report.review_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['report.id', 'report.review_id', 'report.reason', 'report.explanation', 'report.name'])
    .select(['report.created_at', 'report.status', 'report.decided_at', 'report.decision'])
    .select(['report.objected_at', 'report.objection', 'review.text', 'review.language'])
    .select(['review.status as review_status', 'provider.name as providerName'])
    .$if(status !== undefined, (query) => query.where('report.status', '=', status ?? 'open'))
    .$if(number !== undefined, (query) => query.where('report.id', '=', number ?? ''))
    .orderBy('report.created_at', order)
    .orderBy('report.id', order)
    .limit(limit)
    .execute();
  return rows.map(({ review_status: shown, ...report }) => ({ ...report, shown: shown === 'published' }));
}

/** Reports that came in a year, by reason and what became of them; `objected`: how many of them were objected to. */
export interface ReportFigure {
  readonly reason: ReviewReportReason;
  readonly status: ReviewReportStatus;
  readonly count: number;
  readonly objected: number;
}

export async function readReportFigures(queries: Queries, year: number): Promise<readonly ReportFigure[]> {
  const rows = await queries
    .selectFrom('review_report')
    .select(({ fn }) => ['reason', 'status', fn.countAll<number | string>().as('count')])
    .select(({ fn }) => fn.count<number | string>('objected_at').as('objected'))
    .where('created_at', '>=', `${year}-`)
    .where('created_at', '<', `${year + 1}-`)
    .groupBy(['reason', 'status'])
    .orderBy('reason')
    .orderBy('status')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), objected: Number(row.objected) }));
}
