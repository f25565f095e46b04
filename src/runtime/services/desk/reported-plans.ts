import type { Queries } from '#database/schema.ts';
import type { ReportReason } from '#domain/price-watch/price-report.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';

/** A plan with open reports. */
export interface ReportedPlan {
  readonly plan: NamedPlan;
  readonly reports: number;
  readonly oldest: string;
  /** What most of them say. */
  readonly reason: ReportReason;
}

/** Plans with open reports, as far as a page shows them. */
export interface ReportedPlans {
  /** Most reports first, then the oldest. */
  readonly plans: readonly ReportedPlan[];
  /** All plans and reports, up to `mostReports`. */
  readonly planCount: number;
  readonly reportCount: number;
  readonly oldest: string | null;
}

/** Beyond it reports are not counted. */
export const mostReports = 10_000;
const plansOfPage = 50;

/** From the index of open reports alone. */
export async function readReportedPlans(queries: Queries): Promise<ReportedPlans> {
  const rows = await queries
    .selectFrom((open) =>
      open
        .selectFrom('price_report')
        .select(['plan_id', 'reason', 'reported_at'])
        .where('status', '=', 'open')
        .orderBy('plan_id')
        .limit(mostReports)
        .as('open'),
    )
    .select(({ fn }) => ['plan_id', 'reason', fn.countAll<number | string>().as('reports')])
    .select(({ fn }) => fn.min('reported_at').as('oldest'))
    .groupBy(['plan_id', 'reason'])
    .execute();
  const counted = [...Map.groupBy(rows, (row) => row.plan_id)].map(([id, ofPlan]) => {
    const [most] = ofPlan.toSorted((a, b) => Number(b.reports) - Number(a.reports) || (a.reason < b.reason ? -1 : 1));
    const oldest = ofPlan.reduce((first, row) => (row.oldest < first ? row.oldest : first), ofPlan[0]?.oldest ?? '');
    const reports = ofPlan.reduce((sum, row) => sum + Number(row.reports), 0);
    return { id, reports, oldest, reason: most?.reason ?? 'wrong-price' };
  });
  counted.sort((a, b) => b.reports - a.reports || (a.oldest < b.oldest ? -1 : 1) || a.id - b.id);
  const shown = counted.slice(0, plansOfPage);
  const named = await readNamedPlans(
    queries,
    shown.map(({ id }) => id),
  );
  return {
    plans: shown.flatMap(({ id, ...rest }) => {
      const plan = named.get(id);
      return plan === undefined ? [] : [{ plan, ...rest }];
    }),
    planCount: counted.length,
    reportCount: counted.reduce((sum, { reports }) => sum + reports, 0),
    oldest: counted.reduce<string | null>(
      (first, row) => (first === null || row.oldest < first ? row.oldest : first),
      null,
    ),
  };
}
