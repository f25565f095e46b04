import { sql } from 'kysely';
import type { EngineQueries } from '#database/row-batches.ts';
import { startImportRecord } from '#catalogue/stored/import-records.ts';
import { publishChange } from './publish-change.ts';
import { withdrawPlans } from '#catalogue/statements/withdraw-missing.ts';

/**
 * Withdraws the plans of a source for good, and returns how many: those whose price it has named last. Use it in a
 * transaction. @param source the operator's name for it
 */
export async function withdrawSource(store: EngineQueries, source: string, now: Date): Promise<number> {
  const { queries } = store;
  // Reverted imports and the operator's own name no prices of a source.
  const { rows } = await sql<{ readonly id: number }>`
    select distinct plan.id from price_observation as seen join plan on plan.id = seen.plan_id
    where plan.offered = 1 and seen.kind = 'list' and seen.units is not null
      and seen.import_id in (select import_id from feed_run where feed = ${source} and import_id is not null)
      and not exists (
        select 1 from price_observation as later
          join feed_run on feed_run.import_id = later.import_id
          join import_run on import_run.id = later.import_id
        where later.plan_id = seen.plan_id and later.import_id > seen.import_id
          and later.kind = 'list' and later.units is not null
          and feed_run.feed <> ${source} and import_run.reverted_at is null)
    order by plan.id`.execute(queries);
  const importId = await startImportRecord(queries, {
    source: `operator: ${source} retired`,
    startedAt: now.toISOString(),
  });
  await withdrawPlans(
    store,
    rows.map(({ id }) => id),
    { importId, now },
  );
  await queries.updateTable('import_run').set({ withdrawn: rows.length }).where('id', '=', importId).execute();
  await queries.deleteFrom('source_seller').where('source', '=', source).execute();
  if (rows.length > 0) await publishChange(store, now);
  return rows.length;
}
