import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { DataKind } from '#domain/plan/plan.ts';
import type { PricePoint } from '#catalogue/stored/price-changes.ts';

/** The stored columns for comparing an incoming plan. */
export interface StoredPlan {
  readonly id: number;
  readonly provider_id: number;
  readonly external_id: string;
  readonly facts_hash: string;
  readonly checked_at: string;
  readonly missed_runs: number;
  /** 1: in its feed, shown or hidden. */
  readonly offered: number;
  readonly price_currency: CurrencyCode;
  readonly price_units: number;
  readonly data_kind: DataKind;
  readonly data_mb: number | null;
  readonly validity_days: number | null;
}

export interface PlanKey {
  readonly providerId: number;
  readonly externalId: string;
}

/** `cross join` keeps SQLite from reading plans first: each wanted key is one lookup in the unique index. */
const storedByKey: RowsStatement = {
  before: `select plan.id, plan.provider_id, plan.external_id, plan.facts_hash, plan.offered, plan_check.checked_at,
    plan_check.missed_runs, plan.price_currency, plan.price_units, plan.data_kind, plan.data_mb, plan.validity_days
    from (values`,
  types: ['integer', 'text'],
  after: `) as wanted cross join plan cross join plan_check
    where plan.provider_id = wanted.column1 and plan.external_id = wanted.column2 and plan_check.plan_id = plan.id`,
};

export function planKeyText({ providerId, externalId }: PlanKey): string {
  return `${providerId} ${externalId}`;
}

/** The stored ones of the wanted plans, by `planKeyText`. */
export async function findStoredPlans(
  store: EngineQueries,
  keys: readonly PlanKey[],
): Promise<Map<string, StoredPlan>> {
  const rows = await runOverRows<StoredPlan>(
    store,
    storedByKey,
    keys.map((key) => [key.providerId, key.externalId]),
  );
  return new Map(rows.map((row) => [planKeyText({ providerId: row.provider_id, externalId: row.external_id }), row]));
}

const storedPoints: RowsStatement = {
  before: 'with wanted (plan_id) as (values',
  types: ['integer'],
  after: `)
    select 'own' as kind, price.plan_id, price.currency, price.units
      from wanted cross join plan_own_price as price where price.plan_id = wanted.plan_id
    union all
    select 'promo' as kind, promo.plan_id, promo.currency, promo.units
      from wanted cross join plan_promo as promo where promo.plan_id = wanted.plan_id`,
};

/** All stored prices of these plans, by plan id; a withdrawn plan has none. */
export async function findStoredPrices(
  store: EngineQueries,
  plans: readonly StoredPlan[],
): Promise<Map<number, PricePoint[]>> {
  const offered = plans.filter((plan) => plan.offered === 1);
  const points = new Map<number, PricePoint[]>(
    offered.map((plan) => [plan.id, [{ kind: 'list', currency: plan.price_currency, units: plan.price_units }]]),
  );
  const rows = await runOverRows<PricePoint & { plan_id: number }>(
    store,
    storedPoints,
    offered.map((plan) => [plan.id]),
  );
  for (const { plan_id, kind, currency, units } of rows) points.get(plan_id)?.push({ kind, currency, units });
  return points;
}
