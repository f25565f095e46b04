import { shownOfPlan } from '#database/merged-providers.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ReportReason } from '#domain/price-watch/price-report.ts';

/** The open reports about one plan. */
export interface ReportedPlan {
  readonly planId: number;
  readonly providerName: string;
  readonly planName: string;
  /** The seller's page; null: not in its feed. */
  readonly url: string | null;
  /** Current list price. */
  readonly price: Money;
  /** Oldest first. */
  readonly reports: readonly {
    readonly reason: ReportReason;
    /** The list price at the time of the report. */
    readonly price: Money;
    /** What the visitor saw at the seller; null: not said. */
    readonly seen: Money | null;
    readonly reportedAt: string;
  }[];
}

/** Reading reports for operators. It throws when the database fails. */
export interface ReportDesk {
  /** Plans with open reports, most reports first, then by id. */
  openReports(): Promise<readonly ReportedPlan[]>;
}

export function createReportDesk(database: Pick<Database, 'queries'>): ReportDesk {
  return {
    openReports: async () => {
      const rows = await openReportRows(database.queries);
      const plans = [...Map.groupBy(rows, (row) => row.plan_id).values()].flatMap((ofPlan) => describePlan(ofPlan));
      return plans.sort((a, b) => b.reports.length - a.reports.length || a.planId - b.planId);
    },
  };
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

function openReportRows(queries: Database['queries']) {
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
    .orderBy('price_report.reported_at')
    .orderBy('price_report.id')
    .execute();
}

type ReportRow = Awaited<ReturnType<typeof openReportRows>>[number];

function describePlan(rows: readonly ReportRow[]): ReportedPlan[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    {
      planId: first.plan_id,
      providerName: first.provider_name,
      planName: first.name,
      url: first.url,
      price: asMoney(first.price_units, first.price_currency),
      reports: rows.map((row) => ({
        reason: row.reason,
        price: asMoney(row.shown_units, row.shown_currency),
        seen: row.seen_units === null || row.seen_currency === null ? null : asMoney(row.seen_units, row.seen_currency),
        reportedAt: row.reported_at,
      })),
    },
  ];
}

function asMoney(units: number, currency: CurrencyCode): Money {
  return { units, currency };
}
