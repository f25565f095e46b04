import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { PlanPromo } from '#domain/plan/plan.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import type { PricePoint } from '#catalogue/stored/price-changes.ts';
import { knownColumn, storableText } from '#catalogue/stored/plan-row.ts';

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

const partDeletes: readonly RowsStatement[] = ['plan_own_price', 'plan_promo'].map((table) => ({
  before: `delete from ${table} where plan_id in (values`,
  types: ['integer'],
  after: ')',
}));

export type PricesOfPlan = readonly [planId: number, prices: Pick<FeedPrices, 'ownPrices' | 'promo'>];

/** Replaces further prices and promos. @param isNew of none of the plans is anything stored */
export async function saveFurtherPrices(
  store: EngineQueries,
  plans: readonly PricesOfPlan[],
  isNew: (planId: number) => boolean = () => false,
): Promise<void> {
  const known = plans.flatMap(([id]) => (isNew(id) ? [] : [[id]]));
  for (const statement of partDeletes) await runOverRows(store, statement, known);
  const own = plans.flatMap(([id, { ownPrices }]) => ownPrices.map(({ currency, units }) => [id, currency, units]));
  await runOverRows(store, ownPriceInsert, own);
  const promos = plans.flatMap(([id, { promo }]) => (promo === null ? [] : [promoRow(id, promo)]));
  await runOverRows(store, promoInsert, promos);
}

function promoRow(planId: number, promo: PlanPromo): (string | number | null)[] {
  const { price, code, newCustomersOnly, minimumSpend, excludedKinds, startsAt, endsAt } = promo;
  const terms = [code === null ? null : storableText(code), knownColumn(newCustomersOnly), startsAt, endsAt];
  const limits = [minimumSpend?.currency ?? null, minimumSpend?.units ?? null, excludedKinds.join(' ')];
  return [planId, price.currency, price.units, ...terms, ...limits];
}

const storedPoints: RowsStatement = {
  before: 'with wanted (plan_id) as (values',
  types: ['integer'],
  after: `)
    select 'list' as kind, plan.id as plan_id, plan.price_currency as currency, plan.price_units as units
      from wanted cross join plan where plan.id = wanted.plan_id
    union all
    select 'own' as kind, price.plan_id, price.currency, price.units
      from wanted cross join plan_own_price as price where price.plan_id = wanted.plan_id
    union all
    select 'promo' as kind, promo.plan_id, promo.currency, promo.units
      from wanted cross join plan_promo as promo where promo.plan_id = wanted.plan_id`,
};

/** The prices of plans as they are stored, which visitors see of those that are offered. */
export async function findStoredPrices(
  store: EngineQueries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PricePoint[]>> {
  const rows = await runOverRows<PricePoint & { readonly plan_id: number }>(
    store,
    storedPoints,
    ids.map((id) => [id]),
  );
  return Map.groupBy(rows, (row) => row.plan_id);
}
