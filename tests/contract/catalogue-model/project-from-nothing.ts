import { sql } from 'kysely';
import { expect } from 'vitest';
import { projectPlans } from '#catalogue/project/project-plans.ts';
import { refreshDestinations } from '#catalogue/project/refresh-destinations.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { startImportRecord } from '#catalogue/stored/import-records.ts';
import { factColumns } from '#catalogue/stored/plan-row.ts';
import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';

/** Rolls the projection back. */
class RolledBack extends Error {}

/**
 * Makes all plans from statements and overlays alone, and expects what each change on its own has made of them: the
 * same plans, prices, marks and summaries, and nothing to observe, because histories end with these prices. The
 * database stays as it is. Lift ended pins before.
 */
export async function expectSameFromNothing(database: Database, now: Date): Promise<void> {
  const { engine } = database;
  try {
    await database.write(async (queries) => {
      const before = await readProjected(queries);
      expect(await readHistoryEnds(queries)).toEqual(await readShownPrices(queries));
      await damageProjected(queries);
      await projectAll({ queries, engine }, now);
      expect(await readProjected(queries)).toEqual(before);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function projectAll(store: EngineQueries, now: Date): Promise<void> {
  const { queries } = store;
  const plans = await queries.selectFrom('plan').select('id').orderBy('id').execute();
  const importId = await startImportRecord(queries, { source: 'from nothing', startedAt: now.toISOString() });
  const ids = plans.map(({ id }) => id);
  await projectPlans(store, ids, { importId, now });
  await refreshDestinations(store);
}

/** Columns that the tables want filled. */
const damage = sql`active = 1 - active, pinned_at = 'wrong', pinned_until = 'wrong', own_price_count = 9, data_rank = -1,
  name = 'wrong', data_kind = 'payg', price_currency = 'XXX', price_units = 1,
  coverage_set_id = (select min(id) from coverage_set), network_set_id = (select min(id) from network_set)`;

const needed = ['name', 'data_kind', 'price_currency', 'price_units', 'coverage_set_id', 'network_set_id'];

/** Leaves the keys of plans, when feeds confirmed them, and the history of prices. */
async function damageProjected(queries: Queries): Promise<void> {
  await queries.deleteFrom('plan_own_price').execute();
  await queries.deleteFrom('plan_promo').execute();
  const facts = factColumns.filter((column) => !needed.includes(column));
  const nothing = sql.join(facts.map((column) => sql`${sql.ref(column)} = null`));
  await sql`update plan set ${damage}, ${nothing}`.execute(queries);
  await queries.updateTable('plan_check').set({ missed_runs: 9, unconfirmed: 1 }).execute();
  await queries.updateTable('provider').set({ plan_count: -1 }).execute();
}

/** What is projected, by table. Of plans that nobody offers only that they are not shown: their facts are history. */
async function readProjected(queries: Queries) {
  const plans = await queries.selectFrom('plan').selectAll().orderBy('id').execute();
  const offered = await readOffered(queries);
  const own = await queries.selectFrom('plan_own_price').selectAll().orderBy('plan_id').orderBy('currency').execute();
  const promos = await queries.selectFrom('plan_promo').selectAll().orderBy('plan_id').execute();
  return {
    plans: plans.map((plan) => {
      const { id, active, pinned_at, pinned_until } = plan;
      return offered.has(id) ? { ...plan, updated_at: null } : { id, active, pinned_at, pinned_until };
    }),
    own: own.filter((row) => offered.has(row.plan_id)),
    promos: promos.filter((row) => offered.has(row.plan_id)),
    checks: await queries.selectFrom('plan_check').selectAll().orderBy('plan_id').execute(),
    counts: await queries.selectFrom('provider').select(['id', 'plan_count']).orderBy('id').execute(),
    ...(await readSummaries(queries)),
    observations: await queries
      .selectFrom('price_observation')
      .selectAll()
      .orderBy(sql`1, 2, 3, 4, 5, 6`)
      .execute(),
  };
}

async function readOffered(queries: Queries): Promise<ReadonlySet<number>> {
  let query = queries
    .selectFrom('plan_statement')
    .innerJoin('plan', 'plan.id', 'plan_statement.plan_id')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select('plan_statement.plan_id')
    .where('plan_statement.plan_id', 'not in', ({ selectFrom }) =>
      selectFrom('plan_absence').select('plan_id').where('withdraws', '=', 1),
    );
  if (await readStatesReal(queries)) query = query.where('provider.example', '=', 0);
  return new Set((await query.execute()).map((row) => row.plan_id));
}

/** `7 list USD 40000` of all prices that plans are offered at. */
async function readShownPrices(queries: Queries): Promise<readonly string[]> {
  const offered = await readOffered(queries);
  const own = await queries.selectFrom('plan_own_price').selectAll().execute();
  const promos = await queries.selectFrom('plan_promo').select(['plan_id', 'currency', 'units']).execute();
  const plans = await queries.selectFrom('plan').select(['id', 'price_currency', 'price_units']).execute();
  const all = [
    ...plans.map((row) => ({ id: row.id, kind: 'list', currency: row.price_currency, units: row.price_units })),
    ...own.map((row) => ({ ...row, id: row.plan_id, kind: 'own' })),
    ...promos.map((row) => ({ ...row, id: row.plan_id, kind: 'promo' })),
  ];
  return all
    .filter(({ id }) => offered.has(id))
    .map(({ id, kind, currency, units }) => `${id} ${kind} ${currency} ${units}`)
    .sort();
}

/** The same, as histories end. */
async function readHistoryEnds(queries: Queries): Promise<readonly string[]> {
  const seen = await queries
    .selectFrom('price_observation as seen')
    .innerJoin('import_run as run', 'run.id', 'seen.import_id')
    .select(['seen.plan_id', 'seen.kind', 'seen.currency', 'seen.units'])
    .where('run.reverted_at', 'is', null)
    .orderBy('run.started_at')
    .orderBy('seen.import_id')
    .execute();
  const last = new Map(seen.map((row) => [`${row.plan_id} ${row.kind} ${row.currency}`, row.units]));
  return [...last].flatMap(([point, units]) => (units === null ? [] : [`${point} ${units}`])).sort();
}

async function readSummaries(queries: Queries) {
  const stats = await queries.selectFrom('destination_stat').selectAll().orderBy('destination').execute();
  const rowsOf = async (table: 'destination_provider' | 'destination_floor' | 'destination_basket') =>
    (await queries.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
  return {
    stats: stats.map((stat) => ({ ...stat, changed_at: null })),
    providers: await rowsOf('destination_provider'),
    floors: await rowsOf('destination_floor'),
    baskets: await rowsOf('destination_basket'),
  };
}
