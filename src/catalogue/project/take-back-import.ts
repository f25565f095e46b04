import { plainFields } from '#domain/plan/field-lists.ts';
import { parsePlanBefore, type PlanBefore } from '#catalogue/stored/stored-json.ts';
import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { pinnedFacts, type FeedPrices } from '#domain/plan/price-pin.ts';
import { startImportRecord } from '#catalogue/stored/import-records.ts';
import { readOverrides, showOffered, type Overrides } from '#catalogue/overlays/overrides.ts';
import { readShownPrices, saveFurtherPrices, saveObservations, type Observation } from './plan-prices.ts';
import { priceChanges, pricePoints, type PricePoint } from '#catalogue/stored/price-changes.ts';
import { keepFeedPrices } from '#catalogue/overlays/price-pins.ts';
import { publishChange } from './publish-change.ts';
import { saveCheckedAt } from './save-plans.ts';

/** What a revert has done to plans. */
export interface RevertCounts {
  /** Plans that are as they were before the import. */
  restored: number;
  /** Plans that the import had brought, and that are withdrawn. */
  withdrawn: number;
  /** Plans that the import had withdrawn, and that are offered again. */
  offeredAgain: number;
  /** Plans as the import left them, because what they were before is no longer kept. */
  kept: number;
}

const pageSize = 200;

/**
 * Takes an import back: its observations leave all histories, and plans that still stand as it left them become what
 * they were before. What later imports have changed stays. Use it in a transaction.
 */
export async function takeBackImport(store: EngineQueries, importId: number, now: Date): Promise<RevertCounts> {
  const { queries } = store;
  const ids = await affectedPlans(queries, importId);
  const { started_at } = await queries
    .updateTable('import_run')
    .set({ reverted_at: now.toISOString() })
    .where('id', '=', importId)
    .returning('started_at')
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const revertId = await startImportRecord(queries, { source: 'operator: import reverted', startedAt: at });
  const overrides = await readOverrides(queries);
  const counts: RevertCounts = { restored: 0, withdrawn: 0, offeredAgain: 0, kept: 0 };
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    await takeBackPlans(store, page, { importId, overrides, counts });
    await showOffered(queries, { plans: page });
    await observeDifferences(store, page, { revertId, at });
  }
  await queries.deleteFrom('plan_before').where('import_id', '=', importId).execute();
  await queries.deleteFrom('destination_low').where('observed_at', '=', started_at).execute();
  await publishChange(store, now);
  return counts;
}

/** Ascending. */
async function affectedPlans(queries: Queries, importId: number): Promise<readonly number[]> {
  const seen = await queries
    .selectFrom('price_observation')
    .select('plan_id')
    .distinct()
    .where('import_id', '=', importId)
    .execute();
  const changed = await queries.selectFrom('plan_before').select('plan_id').where('import_id', '=', importId).execute();
  return [...new Set([...seen, ...changed].map((row) => row.plan_id))].sort((a, b) => a - b);
}

interface Reverting {
  readonly importId: number;
  readonly overrides: Overrides;
  readonly counts: RevertCounts;
}

async function takeBackPlans(
  store: EngineQueries,
  ids: readonly number[],
  { importId, overrides, counts }: Reverting,
): Promise<void> {
  const { queries } = store;
  const before = await queries
    .selectFrom('plan_before')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .where('import_id', '>=', importId)
    .orderBy('import_id')
    .execute();
  const byPlan = Map.groupBy(before, (row) => row.plan_id);
  const observed = await queries
    .selectFrom('price_observation')
    .select(['plan_id', 'import_id', 'units'])
    .where('plan_id', 'in', [...ids])
    .where('kind', '=', 'list')
    .execute();
  const histories = Map.groupBy(observed, (row) => row.plan_id);
  const restored: PlanBefore[] = [];
  const gone: number[] = [];
  const back: number[] = [];
  for (const id of ids) {
    const [own, later] = byPlan.get(id) ?? [];
    const points = histories.get(id) ?? [];
    const isOwn = own?.import_id === importId;
    const next = isOwn ? later : own;
    if (isOwn && next === undefined) {
      restored.push(parsePlanBefore(own.stored));
    } else if (isOwn && next !== undefined) {
      // If the later import is reverted too, the plan is as it was before this one.
      await queries
        .updateTable('plan_before')
        .set({ stored: own.stored })
        .where('import_id', '=', next.import_id)
        .where('plan_id', '=', id)
        .execute();
    } else if (next === undefined) {
      const last = Math.max(...points.map((point) => point.import_id));
      const first = Math.min(...points.map((point) => point.import_id));
      const hasEnded = points.filter((point) => point.import_id === importId).every((point) => point.units === null);
      if (last === importId && hasEnded) back.push(id);
      else if (first === importId) gone.push(id);
      else if (last === importId) counts.kept += 1;
    }
  }
  await restorePlans(store, restored, overrides);
  if (gone.length > 0) await queries.updateTable('plan').set({ offered: 0 }).where('id', 'in', gone).execute();
  if (back.length > 0) {
    await queries.updateTable('plan').set({ offered: 1 }).where('id', 'in', back).execute();
    await queries
      .updateTable('plan_check')
      .set({ missed_runs: 0, unconfirmed: 0 })
      .where('plan_id', 'in', back)
      .execute();
  }
  counts.restored += restored.length;
  counts.withdrawn += gone.length;
  counts.offeredAgain += back.length;
}

/** A row kept before a column existed does not state it. */
const unstatedColumns = Object.fromEntries(plainFields.map(({ column }) => [column, null]));

/** With the pins of today: a price that is pinned stays so, and what the feed said is put aside again. */
async function restorePlans(store: EngineQueries, plans: readonly PlanBefore[], overrides: Overrides): Promise<void> {
  const shown = new Map<number, FeedPrices>();
  const rows: (readonly [names: string, row: PlanBefore['row']])[] = [];
  const checked: { readonly id: number; readonly checkedAt: string }[] = [];
  for (const { row, prices, checkedAt } of plans) {
    const id = Number(row['id']);
    const pin = overrides.pins.get(id);
    if (pin === undefined) checked.push({ id, checkedAt });
    else await keepFeedPrices(store.queries, id, { prices, checkedAt });
    const { price, ownPrices, promo } = pinnedFacts(prices, pin);
    shown.set(id, { price, ownPrices, promo });
    const priced = { price_currency: price.currency, price_units: price.units, own_price_count: ownPrices.length };
    const whole = { ...unstatedColumns, ...row, ...priced };
    rows.push([Object.keys(whole).join(' '), whole]);
  }
  // All of one version of the schema have the same columns.
  for (const [names, same] of Map.groupBy(rows, ([columns]) => columns)) {
    const columns = names.split(' ');
    await runOverRows(
      store,
      upsertOf(columns),
      same.map(([, row]) => columns.map((column) => row[column] ?? null)),
    );
  }
  await saveFurtherPrices(store, [...shown]);
  await saveCheckedAt(store, checked);
}

function upsertOf(columns: readonly string[]): RowsStatement {
  const others = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
  return insertStatement('plan', columns, `on conflict (id) do update set ${others.join(', ')}`);
}

/** Observes what is shown now where histories end otherwise. */
async function observeDifferences(
  store: EngineQueries,
  ids: readonly number[],
  { revertId, at }: { readonly revertId: number; readonly at: string },
): Promise<void> {
  const { queries } = store;
  const seen = await queries
    .selectFrom('price_observation as seen')
    .innerJoin('import_run as run', 'run.id', 'seen.import_id')
    .select(['seen.plan_id', 'seen.kind', 'seen.currency', 'seen.units'])
    .where('seen.plan_id', 'in', [...ids])
    .where('run.reverted_at', 'is', null)
    .orderBy('run.started_at')
    .orderBy('seen.import_id')
    .execute();
  const histories = Map.groupBy(seen, (row) => row.plan_id);
  const prices = await readShownPrices(queries, ids);
  const rows = await queries
    .selectFrom('plan')
    .select(['id', 'offered'])
    .where('id', 'in', [...ids])
    .execute();
  const observations = rows.flatMap(({ id, offered }): Observation[] => {
    const last = new Map(
      (histories.get(id) ?? []).map(({ kind, currency, units }) => [`${kind} ${currency}`, { kind, currency, units }]),
    );
    const before = [...last.values()].filter((point): point is PricePoint => point.units !== null);
    const now = prices.get(id);
    const after = offered === 1 && now !== undefined ? pricePoints(now) : [];
    return priceChanges(before, after).map(({ kind, currency, units }) => [id, revertId, kind, currency, units, at]);
  });
  await saveObservations(store, observations);
}
