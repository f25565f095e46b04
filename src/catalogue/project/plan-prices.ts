import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanPromo } from '#domain/plan/plan.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import { priceChanges, pricePoints } from '#catalogue/stored/price-changes.ts';
import { knownColumn, storableText } from '#catalogue/stored/plan-row.ts';
import { promoColumns, promoOf } from '#catalogue/stored/stored-values.ts';

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

/** A price that is new, different or gone, in the order of the columns of observations. */
export type Observation = [
  planId: number,
  importId: number,
  kind: string,
  currency: string,
  units: number | null,
  observedAt: string,
];

export async function saveObservations(store: EngineQueries, observations: readonly Observation[]): Promise<void> {
  await runOverRows(store, observationInsert, observations);
}

/** The stored prices of plans, which are those that visitors see. At most some hundred ids. */
export async function readShownPrices(queries: Queries, ids: readonly number[]): Promise<Map<number, FeedPrices>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('plan')
    .leftJoin('plan_promo', 'plan_promo.plan_id', 'plan.id')
    .select(['plan.id', 'plan.price_currency', 'plan.price_units'])
    .select(promoColumns)
    .where('plan.id', 'in', [...ids])
    .execute();
  const own = await queries
    .selectFrom('plan_own_price')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .execute();
  const ownPrices = Map.groupBy(own, (row) => row.plan_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        price: { units: row.price_units, currency: row.price_currency },
        ownPrices: (ownPrices.get(row.id) ?? [])
          .map(({ units, currency }) => ({ units, currency }))
          .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
        promo: promoOf(row),
      },
    ]),
  );
}

interface PriceChange {
  readonly importId: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Shows other prices of one plan, and observes what differs. */
export async function changeShownPrices(
  store: EngineQueries,
  planId: number,
  { before, after, importId, at }: { readonly before: FeedPrices; readonly after: FeedPrices } & PriceChange,
): Promise<void> {
  const { offered } = await store.queries
    .updateTable('plan')
    .set({
      price_currency: after.price.currency,
      price_units: after.price.units,
      own_price_count: after.ownPrices.length,
      updated_at: at,
    })
    .where('id', '=', planId)
    .returning('offered')
    .executeTakeFirstOrThrow();
  await saveFurtherPrices(store, [[planId, after]]);
  // A price that nobody asks is no observation.
  if (offered === 0) return;
  const changes = priceChanges(pricePoints(before), pricePoints(after));
  await saveObservations(
    store,
    changes.map(({ kind, currency, units }) => [planId, importId, kind, currency, units, at]),
  );
}
