import { z } from 'zod';
import type { ReportMailKind } from '#database/mail-tables.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import { queueMail } from '#database/queue-mail.ts';
import type { TransactionQueries } from '#database/schema.ts';

const reportMailPayload = z.object({
  number: z.string(),
  providerName: z.string(),
  /** Null: it was just received. */
  decision: z.object({ status: z.enum(['removed', 'kept']), reasons: z.string(), canObject: z.boolean() }).nullable(),
});

/** Payload of a mail to who has reported a review. Without anything that the reporter typed: anybody can enter any address. */
export type ReportMailPayload = z.infer<typeof reportMailPayload>;

/** Throws a `ZodError` for a damaged row. */
export function parseReportMail(json: string): ReportMailPayload {
  return reportMailPayload.parse(JSON.parse(json));
}

/** Queues a mail about a report, in the transaction of the event. Reporters without an address get none. */
export async function tellReporter(
  transaction: TransactionQueries,
  { number, kind, at }: { readonly number: string; readonly kind: ReportMailKind; readonly at: Date },
): Promise<void> {
  const report = await transaction
    .selectFrom('review_report as report')
    .innerJoin('review', 'review.id', 'report.review_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfReview))
    .select(['report.email', 'report.locale', 'report.status', 'report.decision', 'report.objected_at'])
    .select('provider.name as provider_name')
    .where('report.id', '=', number)
    .executeTakeFirstOrThrow();
  if (report.email === '') return;
  const { email, locale, status, decision: reasons, objected_at: objectedAt } = report;
  const decision = status === 'open' || reasons === null ? null : { status, reasons, canObject: objectedAt === null };
  const payload: ReportMailPayload = { number, providerName: report.provider_name, decision };
  await queueMail(transaction, { to_address: email, locale, kind, payload, at });
}
