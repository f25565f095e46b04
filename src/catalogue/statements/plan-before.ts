import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { readShownPrices } from '#catalogue/project/plan-prices.ts';
import type { StoredPin } from '#catalogue/overlays/price-pins.ts';

const beforeInsert = insertStatement('plan_before', ['import_id', 'plan_id', 'stored']);

/** Keeps plans that an import is about to change, so that it can be reverted. At most some hundred ids. */
export async function keepPlansBefore(
  store: EngineQueries,
  importId: number,
  { ids, pins }: { readonly ids: readonly number[]; readonly pins: ReadonlyMap<number, StoredPin> },
): Promise<void> {
  if (ids.length === 0) return;
  const { queries } = store;
  const rows = await queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .selectAll('plan')
    .select('plan_check.checked_at')
    .where('id', 'in', [...ids])
    .execute();
  const shown = await readShownPrices(queries, ids);
  await runOverRows(
    store,
    beforeInsert,
    rows.map(({ checked_at, ...row }) => {
      const pin = pins.get(row.id);
      const prices = pin?.feedPrices ?? shown.get(row.id);
      const checkedAt = pin?.feedCheckedAt ?? checked_at;
      return [importId, row.id, JSON.stringify({ row, prices, checkedAt })];
    }),
  );
}

/** Imports of one source that can be reverted exactly. */
const keptImports = 2;

/** Forgets what imports before the last ones of a source have changed. */
export async function forgetPlansBefore(queries: Queries, importId: number): Promise<void> {
  const kept = await queries
    .selectFrom('import_run as newest')
    .innerJoin('import_run as own', 'own.source', 'newest.source')
    .select('newest.id')
    .where('own.id', '=', importId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('plan_before').select('plan_id').whereRef('plan_before.import_id', '=', 'newest.id')),
    )
    .orderBy('newest.id', 'desc')
    .limit(keptImports)
    .execute();
  const oldest = kept.at(-1)?.id;
  if (oldest === undefined || kept.length < keptImports) return;
  await queries
    .deleteFrom('plan_before')
    .where('import_id', '<', oldest)
    .where('import_id', 'in', ({ selectFrom }) =>
      selectFrom('import_run as old')
        .innerJoin('import_run as own', 'own.source', 'old.source')
        .select('old.id')
        .where('own.id', '=', importId),
    )
    .execute();
}
