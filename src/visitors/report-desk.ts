import { shownOfPlan } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** Plans with open reports, most reports first, then by id. Throws when the database fails. @param planId of this one only */
export async function readOpenReports(queries: Queries, planId: number | null = null) {
  const rows = await openReportRows(queries, planId);
  const plans = [...Map.groupBy(rows, (row) => row.plan_id).values()].flatMap((ofPlan) => describePlan(ofPlan));
  return plans.sort((a, b) => b.reports.length - a.reports.length || a.planId - b.planId);
}

/** Changes with every report about a plan. */
export async function openReportMark(queries: Queries, planId: number): Promise<string> {
  const { count, latest, last } = await queries
    .selectFrom('price_report')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.max('reported_at').as('latest'),
      fn.max('id').as('last'),
    ])
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return `${count} ${latest} ${last}`;
}

/** Closes the open reports about a plan and returns their number. */
export async function closeReports(queries: Queries, planId: number): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('price_report')
    .set({ status: 'closed' })
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function openReportRows(queries: Queries, planId: number | null) {
  return queries
    .selectFrom('price_report')
    .innerJoin('plan', 'plan.id', 'price_report.plan_id')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
    .select(['price_report.plan_id', 'price_report.reason', 'price_report.reported_at'])
    .select(['price_report.price_currency as shown_currency', 'price_report.price_units as shown_units'])
    .select(['price_report.seen_currency', 'price_report.seen_units'])
    .select(['plan.name', 'plan.url', 'plan.price_currency', 'plan.price_units', 'provider.name as provider_name'])
    .where('price_report.status', '=', 'open')
    .$if(planId !== null, (query) => query.where('price_report.plan_id', '=', planId))
    .orderBy('price_report.reported_at')
    .orderBy('price_report.id')
    .execute();
}

type ReportRow = Awaited<ReturnType<typeof openReportRows>>[number];

/** The open reports about one plan. */
export type ReportedPlan = ReturnType<typeof describePlan>[number];

function describePlan(rows: readonly ReportRow[]) {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      planId: first.plan_id,
      providerName: first.provider_name,
      planName: first.name,
      /** The seller's page; null: not in its feed. */
      url: first.url,
      /** Current list price. */
      price: asMoney(first.price_units, first.price_currency),
      /** Oldest first. */
      reports: rows.map((row) => ({
        reason: row.reason,
        /** The list price at the time of the report. */
        price: asMoney(row.shown_units, row.shown_currency),
        /** What the visitor saw at the seller; null: not said. */
        seen: row.seen_units === null || row.seen_currency === null ? null : asMoney(row.seen_units, row.seen_currency),
        reportedAt: row.reported_at,
      })),
    },
  ];
}

function asMoney(units: number, currency: CurrencyCode): Money {
  return { units, currency };
}
