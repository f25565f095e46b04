import type { Queries } from '#database/schema.ts';

export interface PlanSource {
  /** The operator's name for the feed, else where the import came from; null: no feed states the plan. */
  readonly feed: string | null;
  /** When the feed confirmed it last; null: never. */
  readonly checkedAt: string | null;
}

export async function readPlanSource(queries: Queries, planId: number): Promise<PlanSource> {
  const row = await queries
    .selectFrom('plan')
    .leftJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .leftJoin('plan_statement as stated', 'stated.plan_id', 'plan.id')
    .leftJoin('import_run', 'import_run.id', 'stated.run_id')
    .select(['plan_check.checked_at', 'import_run.source', 'import_run.source_name'])
    .where('plan.id', '=', planId)
    .executeTakeFirst();
  return { feed: row?.source_name ?? row?.source ?? null, checkedAt: row?.checked_at ?? null };
}
