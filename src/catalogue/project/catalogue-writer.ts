import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { measureTables, settleTables } from '#database/settle-tables.ts';
import type {
  ApplyCounts,
  ApplyOptions,
  CatalogueWriter,
  ProviderPlan,
} from '#catalogue/statements/catalogue-writer-contract.ts';
import { forgetPast } from '#catalogue/statements/past-statements.ts';
import { openImport, type CatalogueImport } from './catalogue-import.ts';
import { liftEndedOverlays } from './change-overlays.ts';
import { withdrawExamples } from './examples.ts';
import { missPlans } from './miss-plans.ts';
import { publishChange } from './publish-change.ts';

type Plans = AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>;

/** Small enough for memory, large enough that statements over many rows pay. */
const batchSize = 500;

/** Rolls back the transaction of a dry run and carries its counts. */
class DryRun extends Error {
  readonly counts: ApplyCounts;

  constructor(counts: ApplyCounts) {
    super('a dry run is rolled back');
    this.counts = counts;
  }
}

/** With fewer changed plans the query planner's statistics stay valid. */
const manyPlans = 1_000;

/**
 * Stores feeds. A plan is identified by its provider's slug and its external id; of repeated plans in one import the
 * first counts, the others count as unchanged. Throws a `DatabaseError` and stores nothing when the database fails.
 */
export function createCatalogueWriter(database: Database): CatalogueWriter {
  return {
    apply: async (plans, options) => {
      const counts = await applyInTransaction(database, plans, options);
      if (!options.dryRun && counts.added + counts.changed >= manyPlans) await settleTables(database, filledTables);
      return counts;
    },
  };
}

const filledTables = [
  'plan',
  'plan_check',
  'plan_statement',
  'plan_own_price',
  'plan_promo',
  'coverage_destination',
] as const;

async function applyInTransaction(database: Database, plans: Plans, options: ApplyOptions): Promise<ApplyCounts> {
  try {
    return await database.write(async (queries) => {
      const { counts, importId } = await applyPlans({ queries, engine: database.engine }, plans, options);
      if (options.dryRun) throw new DryRun(counts);
      await options.watch?.publish(queries, counts, importId);
      await options.beforeCommit?.(queries);
      return counts;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.counts;
    throw error;
  }
}

async function applyPlans(
  store: EngineQueries,
  plans: Plans,
  options: ApplyOptions,
): Promise<{ readonly counts: ApplyCounts; readonly importId: number }> {
  const lifted = await liftEndedOverlays(store, options.now);
  const run = await openImport(store, options);
  run.moved += lifted;
  if (options.unchanged !== undefined) await run.takeUnchanged(options.unchanged);
  let batch: ProviderPlan[] = [];
  let taken = 0;
  for await (const plan of plans) {
    batch.push(plan);
    if (batch.length < batchSize) continue;
    await run.take(batch);
    taken += batch.length;
    batch = [];
    options.onProgress?.(taken);
  }
  await run.take(batch);
  options.onProgress?.(taken + batch.length);
  return { counts: await finish(run, options), importId: run.importId };
}

async function finish(run: CatalogueImport, options: ApplyOptions): Promise<ApplyCounts> {
  const { store, importId } = run;
  const { queries } = store;
  if (run.counts.added + run.counts.changed >= manyPlans) await measureTables(store, filledTables);
  const { withdrawn, unseen } = await missPlans(run, options);
  options.watch?.judge({ ...run.counts, withdrawn, unseen, examplesWithdrawn: 0 });
  // Invented and real prices must never be shown together.
  const examplesWithdrawn = run.isReal && !run.statesReal ? await withdrawExamples(run) : 0;
  const counts = { ...run.counts, withdrawn };
  if (run.moved > 0 || withdrawn + unseen + examplesWithdrawn > 0) await publishChange(store, options.now);
  const said = { ...counts, states_real: Number(run.isReal) };
  await queries.updateTable('import_run').set(said).where('id', '=', importId).execute();
  if (options.sourceName !== undefined) await forgetPast(queries, options.sourceName);
  return { ...counts, unseen, examplesWithdrawn };
}
