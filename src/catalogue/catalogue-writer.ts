import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { settleTables } from '#database/settle-tables.ts';
import type { ApplyCounts, ApplyOptions, CatalogueWriter, ProviderPlan } from './catalogue-writer-contract.ts';
import { openImport, type CatalogueImport } from './catalogue-import.ts';
import { refreshDestinations } from './refresh-destinations.ts';
import { withdrawMissing } from './withdraw-missing.ts';

type Plans = AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>;

/** Small enough for memory, large enough that statements over many rows pay. */
const batchSize = 500;

/** Undoes the transaction of a dry run and carries its counts out. */
class DryRun extends Error {
  readonly counts: ApplyCounts;

  constructor(counts: ApplyCounts) {
    super('a dry run is rolled back');
    this.counts = counts;
  }
}

/** Fewer changed plans than these leave the tables as they were known to be. */
const manyPlans = 1_000;

/**
 * Stores feeds. A plan is known by its provider's slug and its external id; of plans that repeat these in one import the
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
      const counts = await applyPlans({ queries, engine: database.engine }, plans, options);
      if (options.dryRun) throw new DryRun(counts);
      return counts;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.counts;
    throw error;
  }
}

async function applyPlans(store: EngineQueries, plans: Plans, options: ApplyOptions): Promise<ApplyCounts> {
  const run = await openImport(store, options);
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
  return finish(run, options);
}

async function finish(run: CatalogueImport, options: ApplyOptions): Promise<ApplyCounts> {
  const { store, importId, feed, seen } = run;
  const query = { seen, importId, now: options.now };
  const withdrawn = options.withdrawMissing
    ? await withdrawMissing(store, { ...query, providerIds: run.providerIds, feed })
    : 0;
  // An invented price must never stand beside one that somebody asks.
  const providerIds = run.isReal ? await listExamples(store) : [];
  const examplesWithdrawn = await withdrawMissing(store, { ...query, providerIds, feed: null });
  const counts = { ...run.counts, withdrawn };
  if (run.hasMoved || withdrawn + examplesWithdrawn > 0) {
    await refreshDestinations(store);
    await raiseDataVersion(store.queries, 'catalogue');
  }
  await store.queries.updateTable('import_run').set(counts).where('id', '=', importId).execute();
  return { ...counts, examplesWithdrawn };
}

async function listExamples({ queries }: EngineQueries): Promise<number[]> {
  const rows = await queries.selectFrom('provider').select('id').where('example', '=', 1).execute();
  return rows.map(({ id }) => id);
}
