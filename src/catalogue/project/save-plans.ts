import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { PastPrice } from './catalogue-writer-contract.ts';
import type { PriceChange } from '#catalogue/stored/price-changes.ts';
import { saveFurtherPrices, saveObservations, type Observation } from './plan-prices.ts';
import { planColumns, planRow, type PlanRowKeys } from '#catalogue/stored/plan-row.ts';

/** A new or changed plan, with its foreign keys. */
export interface PlanToSave {
  /** As visitors see it: with its pinned price, if it has one. */
  readonly plan: PlanFacts;
  readonly keys: PlanRowKeys;
  readonly checkedAt: string;
  readonly isNew: boolean;
  readonly priceChanges: readonly PriceChange[];
  /** List prices of earlier imports. */
  readonly pastPrices: readonly (PastPrice & { readonly importId: number })[];
}

const planUpsert = insertStatement(
  'plan',
  planColumns,
  `on conflict (id) do update set ${planColumns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

/** Writes plans with all their parts, and observes changed prices. */
export async function savePlans(store: EngineQueries, plans: readonly PlanToSave[], importId: number): Promise<void> {
  await runOverRows(
    store,
    planUpsert,
    plans.map(({ plan, keys }) => planRow(plan, keys)),
  );
  await saveCheckedAt(
    store,
    plans.map(({ keys, checkedAt }) => ({ id: keys.id, checkedAt })),
  );
  const added = new Set(plans.flatMap(({ keys, isNew }) => (isNew ? [keys.id] : [])));
  await saveFurtherPrices(
    store,
    plans.map(({ keys, plan }) => [keys.id, plan]),
    (id) => added.has(id),
  );
  const observations = plans.flatMap(({ keys, checkedAt, priceChanges }) =>
    priceChanges.map(({ kind, currency, units }): Observation => [keys.id, importId, kind, currency, units, checkedAt]),
  );
  await saveObservations(store, [...plans.flatMap(pastRows), ...observations]);
}

function pastRows({ keys, pastPrices }: PlanToSave): Observation[] {
  return pastPrices.map(({ importId, price, at }) => [keys.id, importId, 'list', price.currency, price.units, at]);
}

const checkUpsert = insertStatement(
  'plan_check',
  ['plan_id', 'checked_at'],
  'on conflict (plan_id) do update set checked_at = excluded.checked_at, missed_runs = 0, unconfirmed = 0',
);

/** Stores when plans were last seen. */
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
