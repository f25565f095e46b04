import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { measureTables, settleTables } from '#database/settle-tables.ts';
import type { ApplyCounts, ApplyOptions, CatalogueWriter, ProviderPlan } from './catalogue-writer-contract.ts';
import { openImport, type CatalogueImport } from './catalogue-import.ts';
import { forgetPlansBefore } from '#catalogue/statements/plan-before.ts';
import { keepPinTimes, liftEndedPins } from '#catalogue/overlays/price-pins.ts';
import { publishChange } from './publish-change.ts';
import { claimSellers } from '#catalogue/statements/source-sellers.ts';
import { withdrawMissing } from '#catalogue/statements/withdraw-missing.ts';

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

const filledTables = ['plan', 'plan_check', 'plan_own_price', 'plan_promo', 'coverage_destination'] as const;

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
  const lifted = await liftEndedPins(store, options.now);
  const run = await openImport(store, options);
  run.moved += lifted.length;
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
  const { store, importId, feed, seen } = run;
  const query = { seen, importId, now: options.now };
  if (run.counts.added + run.counts.changed >= manyPlans) await measureTables(store, filledTables);
  const { withdrawn, unseen } = await withdrawMissing(store, {
    ...query,
    providers: options.withdrawMissing ? await sellersOf(run, options) : new Map(),
    feed,
    withdrawnAfterRuns: options.withdrawnAfterRuns ?? 1,
    unconfirmedAfterRuns: options.unconfirmedAfterRuns ?? 1,
    missing: (plan) => options.watch?.missing(plan),
  });
  options.watch?.judge({ ...run.counts, withdrawn, unseen, examplesWithdrawn: 0 });
  // Invented and real prices must never be shown together.
  const examples = run.isReal ? await listExamples(store) : new Map<string, number>();
  const { withdrawn: examplesWithdrawn } = await withdrawMissing(store, {
    ...query,
    providers: examples,
    feed: null,
    withdrawnAfterRuns: 1,
    unconfirmedAfterRuns: 1,
  });
  const counts = { ...run.counts, withdrawn };
  if (run.moved > 0 || withdrawn + unseen + examplesWithdrawn > 0) {
    await keepPinTimes(store, run.overrides.pins);
    await publishChange(store, options.now);
  }
  await forgetPlansBefore(store.queries, importId);
  await store.queries.updateTable('import_run').set(counts).where('id', '=', importId).execute();
  return { ...counts, unseen, examplesWithdrawn };
}

/** The sellers whose missing plans this feed withdraws. */
async function sellersOf(
  { store, feed, providers }: CatalogueImport,
  { namedSource = null, onlySomeSellers = false }: ApplyOptions,
) {
  return namedSource === null || onlySomeSellers
    ? providers
    : claimSellers(store, { feed, source: namedSource, named: providers });
}

async function listExamples({ queries }: EngineQueries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.selectFrom('provider').select(['id', 'slug']).where('example', '=', 1).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
