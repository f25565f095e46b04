import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { PlanIdSet } from './plan-id-set.ts';

const pageSize = 2_000;

const markWithdrawn: RowsStatement = {
  before: 'update plan set active = 0 where id in (values',
  types: ['integer'],
  after: ')',
};

export interface WithdrawQuery {
  readonly providerIds: readonly number[];
  /** Plans that another feed brought are left alone; null: from whatever feed. */
  readonly feed: string | null;
  readonly seen: PlanIdSet;
  readonly importId: number;
  readonly now: Date;
}

/** Marks the providers' active plans that the import has not seen, observes that their prices ended, and counts them. */
export async function withdrawMissing(store: EngineQueries, query: WithdrawQuery): Promise<number> {
  const endOfPrices = endOfPricesStatement(query);
  let withdrawn = 0;
  for (const providerId of query.providerIds) {
    for await (const ids of activePlanIds(store, providerId, query.feed)) {
      const missing = ids.filter((id) => !query.seen.has(id)).map((id) => [id]);
      withdrawn += missing.length;
      await runOverRows(store, endOfPrices, missing);
      await runOverRows(store, markWithdrawn, missing);
    }
  }
  return withdrawn;
}

/** Page by page along the unique index, so that a provider of any size stays within bounds. */
async function* activePlanIds(store: EngineQueries, providerId: number, feed: string | null): AsyncGenerator<number[]> {
  let last = '';
  for (;;) {
    const rows = await store.queries
      .selectFrom('plan')
      .select(['id', 'external_id', 'active', 'feed'])
      .where('provider_id', '=', providerId)
      .where('external_id', '>', last)
      .orderBy('external_id')
      .limit(pageSize)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.external_id;
    yield rows.filter((row) => row.active === 1 && (feed === null || row.feed === feed)).map((row) => row.id);
  }
}

const statedPrices = [
  { kind: 'list', table: 'plan', currency: 'price_currency', planId: 'id' },
  { kind: 'own', table: 'plan_own_price', currency: 'currency', planId: 'plan_id' },
  { kind: 'promo', table: 'plan_promo', currency: 'currency', planId: 'plan_id' },
] as const;

/** Appends "no longer offered" for every price that the plans state now. */
function endOfPricesStatement({ importId, now }: WithdrawQuery): RowsStatement {
  const points = statedPrices.map(
    ({ kind, table, currency, planId }) =>
      `select ${table}.${planId}, ${importId}, '${kind}', ${table}.${currency}, cast(null as bigint), '${now.toISOString()}'
        from wanted cross join ${table} where ${table}.${planId} = wanted.plan_id`,
  );
  return {
    before: 'with wanted (plan_id) as (values',
    types: ['integer'],
    after: `) insert into price_observation (plan_id, import_id, kind, currency, units, observed_at)
      ${points.join(' union all ')}`,
  };
}
