import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import { planColumns, planRow, type OwnFacts, type PlanRowKeys } from '#catalogue/stored/plan-row.ts';
import { saveFurtherPrices } from './further-prices.ts';

/** A plan as visitors see it, with its foreign keys. */
export interface PlanToSave {
  readonly facts: OwnFacts;
  readonly keys: PlanRowKeys;
  /** False: nothing of it is stored yet. */
  readonly isStored: boolean;
}

const planUpsert = insertStatement(
  'plan',
  planColumns,
  `on conflict (id) do update set ${planColumns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

/**
 * Writes plans with all their prices: the only `insert into plan`, or on conflict its update. Its two callers are
 * imports (`CatalogueImport`) and `projectPlans`, for whatever else changes a plan.
 */
export async function savePlans(store: EngineQueries, plans: readonly PlanToSave[]): Promise<void> {
  await runOverRows(
    store,
    planUpsert,
    plans.map(({ facts, keys }) => planRow(facts, keys)),
  );
  const added = new Set(plans.flatMap(({ keys, isStored }) => (isStored ? [] : [keys.id])));
  await saveFurtherPrices(
    store,
    plans.map(({ keys, facts }) => [keys.id, facts]),
    (id) => added.has(id),
  );
}

const checkUpsert = insertStatement(
  'plan_check',
  ['plan_id', 'checked_at'],
  'on conflict (plan_id) do update set checked_at = excluded.checked_at, missed_runs = 0, unconfirmed = 0',
);

/** Stores when feeds last stated plans that no run has missed since. */
export async function saveCheckedAt(
  store: EngineQueries,
  seen: readonly { readonly id: number; readonly checkedAt: string }[],
): Promise<void> {
  await runOverRows(
    store,
    checkUpsert,
    seen.map(({ id, checkedAt }) => [id, checkedAt]),
  );
}

/** Stores that a feed stated unchanged plans at one time. */
export async function confirmUnchanged(store: EngineQueries, confirmed: PlanIdSet, at: Date): Promise<void> {
  const confirmRanges: RowsStatement = {
    before: `update plan_check set checked_at = '${at.toISOString()}' from (values`,
    types: ['integer', 'integer'],
    after: ') as span where plan_check.plan_id between span.column1 and span.column2',
  };
  await runOverRows(store, confirmRanges, [...confirmed.ranges()]);
}

const countMissed: RowsStatement = {
  before: `update plan_check set
    missed_runs = (select count(*) from plan_absence where plan_absence.plan_id = plan_check.plan_id),
    unconfirmed = (select case when count(*) = 0 or max(place) < 0 then 0 else 1 end from (
      select row_number() over (order by run_id) - unconfirmed_after as place
        from plan_absence where plan_absence.plan_id = plan_check.plan_id) as missed)
    where plan_id in (values`,
  types: ['integer'],
  after: ')',
};

/** Stores how many runs have missed plans. */
export async function saveMissed(store: EngineQueries, ids: readonly number[]): Promise<void> {
  await runOverRows(
    store,
    countMissed,
    ids.map((id) => [id]),
  );
}

const withdraw: RowsStatement = {
  before: 'update plan set active = 0, pinned_at = null, pinned_until = null where id in (values',
  types: ['integer'],
  after: ')',
};

/** Shows plans no longer. They stay as they were, for their history. */
export async function hidePlans(store: EngineQueries, ids: readonly number[]): Promise<void> {
  await runOverRows(
    store,
    withdraw,
    ids.map((id) => [id]),
  );
}
