import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { PastPrice } from './catalogue-writer-contract.ts';
import type { PriceChange } from './price-changes.ts';
import { knownColumn, planColumns, planRow, storableText, type PlanRowKeys } from './plan-row.ts';

/** A new or changed plan, with its foreign keys. */
export interface PlanToSave {
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

const ownPriceInsert = insertStatement('plan_own_price', ['plan_id', 'currency', 'units']);

const promoInsert = insertStatement('plan_promo', [
  'plan_id',
  'currency',
  'units',
  'code',
  'new_customers_only',
  'starts_at',
  'ends_at',
  'minimum_currency',
  'minimum_units',
  'excluded_kinds',
]);

const observationInsert = insertStatement('price_observation', [
  'plan_id',
  'import_id',
  'kind',
  'currency',
  'units',
  'observed_at',
]);

const partDeletes: readonly RowsStatement[] = ['plan_own_price', 'plan_promo'].map((table) => ({
  before: `delete from ${table} where plan_id in (values`,
  types: ['integer'],
  after: ')',
}));

/** Writes plans with all their parts, and observes changed prices. */
export async function savePlans(store: EngineQueries, plans: readonly PlanToSave[], importId: number): Promise<void> {
  await runOverRows(
    store,
    planUpsert,
    plans.map(({ plan, keys }) => planRow(plan, keys)),
  );
  const changed = plans.filter((each) => !each.isNew).map(({ keys }) => [keys.id]);
  for (const statement of partDeletes) await runOverRows(store, statement, changed);
  await saveCheckedAt(
    store,
    plans.map(({ keys, checkedAt }) => ({ id: keys.id, checkedAt })),
  );
  await runOverRows(store, ownPriceInsert, plans.flatMap(ownPriceRows));
  await runOverRows(store, promoInsert, plans.flatMap(promoRows));
  const observations = plans.flatMap(({ keys, checkedAt, priceChanges }) =>
    priceChanges.map(({ kind, currency, units }) => [keys.id, importId, kind, currency, units, checkedAt]),
  );
  await runOverRows(store, observationInsert, [...plans.flatMap(pastRows), ...observations]);
}

function pastRows({ keys, pastPrices }: PlanToSave): (string | number)[][] {
  return pastPrices.map(({ importId, price, at }) => [keys.id, importId, 'list', price.currency, price.units, at]);
}

function ownPriceRows({ plan, keys }: PlanToSave): (string | number)[][] {
  return plan.ownPrices.map(({ currency, units }) => [keys.id, currency, units]);
}

function promoRows({ plan: { promo }, keys }: PlanToSave): (string | number | null)[][] {
  if (promo === null) return [];
  const { price, code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  const terms = [code === null ? null : storableText(code), knownColumn(newCustomersOnly), startsAt, endsAt];
  const limits = [minimumSpend?.currency ?? null, minimumSpend?.units ?? null, excludedKinds.join(' ')];
  return [[keys.id, price.currency, price.units, ...terms, ...limits]];
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
