import { isolateText } from '#domain/kernel/bidi-text.ts';
import {
  parseReportNumber,
  reviewReportFields,
  showReportNumber,
  type ReviewReportField,
} from '#domain/review/review-report.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';

interface FormData {
  readonly kind: 'form';
  readonly reviewId: string;
  readonly provider: string;
  /** As they were sent, where something is wrong. */
  readonly values: Readonly<Record<ReviewReportField, string>>;
  readonly errors: readonly ReviewReportField[];
}

interface ReceiptData {
  readonly kind: 'receipt';
  readonly number: string;
  readonly isMailed: boolean;
}

interface ObjectionData {
  readonly kind: 'objection';
  readonly number: string;
  readonly text: string;
  readonly state: 'open' | 'refused' | 'done';
}

export type ReviewReportData = FormData | ReceiptData | ObjectionData;

/** The form of a report, its receipt, and the form of an objection. What was sent comes from the server's route alone. */
export async function loadReviewReport(
  request: PageRequest<{ readonly path: string }>,
  context: Context,
): Promise<Loaded<ReviewReportData>> {
  const { query, messages, parameters } = request;
  const texts = messages.reviewReport;
  if (parameters.path !== '/report-review') return loadObjection(request);
  const reviewId = query.get('review') ?? '';
  const search = `?review=${encodeURIComponent(reviewId)}`;
  const number = parseReportNumber(query.get('receipt') ?? '');
  if (number !== null) {
    const data = { kind: 'receipt', number: showReportNumber(number), isMailed: query.get('mailed') === '1' } as const;
    return { kind: 'page', head: { title: texts.receipt.heading, description: texts.description }, search, data };
  }
  const provider = await context.reviewReports.providerOf(reviewId);
  if (provider === null) return { kind: 'not-found' };
  const wrong = query.get('wrong')?.split(' ') ?? [];
  const valueOf = (field: ReviewReportField): string => query.get(field) ?? '';
  return {
    kind: 'page',
    head: { title: texts.heading, description: texts.description },
    search,
    data: {
      kind: 'form',
      reviewId,
      provider: isolateText(provider),
      values: {
        reason: valueOf('reason'),
        explanation: valueOf('explanation'),
        name: valueOf('name'),
        email: valueOf('email'),
        faith: valueOf('faith'),
      },
      errors: reviewReportFields.filter((field) => wrong.includes(field)),
    },
  };
}

function loadObjection({ query, messages }: PageRequest): Loaded<ReviewReportData> {
  const { heading, lead } = messages.reviewReport.objection;
  const said = query.get('state');
  const state = said === 'done' || said === 'refused' ? said : 'open';
  const data = { kind: 'objection', number: query.get('number') ?? '', text: query.get('text') ?? '', state } as const;
  return { kind: 'page', head: { title: heading, description: lead }, search: '', data };
}
