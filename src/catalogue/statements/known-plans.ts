import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';

/** What an incoming plan is compared with. */
export interface KnownPlan {
  readonly id: number;
  readonly provider_id: number;
  readonly external_id: string;
  /** Of its newest statement; null: no statement of it counts. */
  readonly facts_hash: string | null;
  /** The run that made it. */
  readonly run_id: number | null;
  readonly checked_at: string;
  readonly missed_runs: number;
  /** 1: enough runs have missed it. */
  readonly withdrawn: number;
}

export interface PlanKey {
  readonly providerId: number;
  readonly externalId: string;
}

/** `cross join` keeps SQLite from reading plans first: each wanted key is one lookup in the unique index. */
const storedByKey: RowsStatement = {
  before: `select plan.id, plan.provider_id, plan.external_id, stated.facts_hash, stated.run_id, plan_check.checked_at,
    plan_check.missed_runs, case when plan_check.missed_runs > 0 then (
      select max(withdraws) from plan_absence where plan_absence.plan_id = plan.id) else 0 end as withdrawn
    from (values`,
  types: ['integer', 'text'],
  after: `) as wanted cross join plan cross join plan_check left join plan_statement as stated on stated.plan_id = plan.id
    where plan.provider_id = wanted.column1 and plan.external_id = wanted.column2 and plan_check.plan_id = plan.id`,
};

export function planKeyText({ providerId, externalId }: PlanKey): string {
  return `${providerId} ${externalId}`;
}

/** The stored ones of the wanted plans, by `planKeyText`. */
export async function findKnownPlans(store: EngineQueries, keys: readonly PlanKey[]): Promise<Map<string, KnownPlan>> {
  const rows = await runOverRows<KnownPlan>(
    store,
    storedByKey,
    keys.map((key) => [key.providerId, key.externalId]),
  );
  return new Map(rows.map((row) => [planKeyText({ providerId: row.provider_id, externalId: row.external_id }), row]));
}

/** Whether a feed offers it: something is stated that no later runs have withdrawn. */
export function isOffered(stored: KnownPlan): boolean {
  return stored.facts_hash !== null && stored.withdrawn !== 1;
}

/** Offered with the same facts: only the time differs. */
export function isSame(stored: KnownPlan, factsHash: string): boolean {
  return isOffered(stored) && stored.facts_hash === factsHash;
}
