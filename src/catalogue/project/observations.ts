import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import { priceChanges, pricePoints, type PricePoint } from '#catalogue/stored/price-changes.ts';

const observationInsert = insertStatement('price_observation', [
  'plan_id',
  'import_id',
  'kind',
  'currency',
  'units',
  'observed_at',
]);

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

interface ObservedUnder {
  readonly importId: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Observes prices where histories end otherwise. @param shown by plan; null: it is no longer offered */
export async function observeChanges(
  store: EngineQueries,
  shown: readonly (readonly [planId: number, prices: FeedPrices | null])[],
  { importId, at }: ObservedUnder,
): Promise<void> {
  if (shown.length === 0) return;
  const seen = await store.queries
    .selectFrom('price_observation as seen')
    .innerJoin('import_run as run', 'run.id', 'seen.import_id')
    .select(['seen.plan_id', 'seen.kind', 'seen.currency', 'seen.units'])
    .where(
      'seen.plan_id',
      'in',
      shown.map(([id]) => id),
    )
    .where('run.reverted_at', 'is', null)
    .orderBy('run.started_at')
    .orderBy('seen.import_id')
    .execute();
  const histories = Map.groupBy(seen, (row) => row.plan_id);
  const observations = shown.flatMap(([id, prices]): Observation[] => {
    const last = new Map(
      (histories.get(id) ?? []).map(({ kind, currency, units }) => [`${kind} ${currency}`, { kind, currency, units }]),
    );
    const before = [...last.values()].filter((point): point is PricePoint => point.units !== null);
    const after = prices === null ? [] : pricePoints(prices);
    return priceChanges(before, after).map(({ kind, currency, units }) => [id, importId, kind, currency, units, at]);
  });
  await saveObservations(store, observations);
}

const statedPrices = [
  { kind: 'list', table: 'plan', currency: 'price_currency', planId: 'id' },
  { kind: 'own', table: 'plan_own_price', currency: 'currency', planId: 'plan_id' },
  { kind: 'promo', table: 'plan_promo', currency: 'currency', planId: 'plan_id' },
] as const;

/** Observes for many plans that are still stored as they were offered that their prices have ended. */
export async function observeEnds(
  store: EngineQueries,
  ids: readonly number[],
  { importId, at }: ObservedUnder,
): Promise<void> {
  const points = statedPrices.map(
    ({ kind, table, currency, planId }) =>
      `select ${table}.${planId}, ${importId}, '${kind}', ${table}.${currency}, cast(null as bigint), '${at}'
        from wanted cross join ${table} where ${table}.${planId} = wanted.plan_id`,
  );
  const statement: RowsStatement = {
    before: 'with wanted (plan_id) as (values',
    types: ['integer'],
    after: `) insert into price_observation (plan_id, import_id, kind, currency, units, observed_at)
      ${points.join(' union all ')}`,
  };
  await runOverRows(
    store,
    statement,
    ids.map((id) => [id]),
  );
}
