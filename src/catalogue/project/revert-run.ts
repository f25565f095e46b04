import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { plansOfRuns, voidStatements, type VoidCounts } from '#catalogue/statements/void-statements.ts';
import { startImportRecord } from '#catalogue/stored/import-records.ts';
import { projectExamples } from './examples.ts';
import { projectPlans } from './project-plans.ts';
import { publishChange } from './publish-change.ts';
import { saveCheckedAt } from './save-plans.ts';

export type { VoidCounts as RevertCounts } from '#catalogue/statements/void-statements.ts';

const pageSize = 200;

/**
 * Reverts a run: its observations leave all histories. If it is the last of its source that counts, its statements go,
 * too, and those of runs before it that are already reverted; else what later runs have confirmed stays. Use it in a
 * transaction.
 */
export async function revertRun(store: EngineQueries, importId: number, now: Date): Promise<VoidCounts> {
  const { queries } = store;
  const at = now.toISOString();
  const { started_at } = await queries
    .updateTable('import_run')
    .set({ reverted_at: at })
    .where('id', '=', importId)
    .returning('started_at')
    .executeTakeFirstOrThrow();
  const runs = await lastRevertedRuns(queries, importId);
  const counts = await takeOut(store, runs, { source: 'operator: import reverted', why: 'reverted', now, importId });
  await queries.deleteFrom('destination_low').where('observed_at', '=', started_at).execute();
  await publishChange(store, now);
  return counts;
}

/** Retires a source: nothing that it has stated so far counts. @returns how many plans no other source offers */
export async function retireSource(store: EngineQueries, source: string, now: Date): Promise<number> {
  const { queries } = store;
  const rows = await queries
    .selectFrom('import_run')
    .select('id')
    .where('source_name', '=', source)
    .where('void', 'is', null)
    .execute();
  const runs = new Set(rows.map(({ id }) => id));
  const before = await countShown(queries);
  await takeOut(store, runs, { source: `operator: ${source} retired`, why: 'retired', now });
  if (runs.size > 0) await publishChange(store, now);
  return before - (await countShown(queries));
}

interface TakingOut {
  /** In words, for histories. */
  readonly source: string;
  readonly why: 'reverted' | 'retired';
  readonly now: Date;
  /** A run whose observations have left the histories. */
  readonly importId?: number;
}

async function takeOut(
  store: EngineQueries,
  runs: ReadonlySet<number>,
  { source, why, now, importId: reverted }: TakingOut,
): Promise<VoidCounts> {
  const { queries } = store;
  const statedReal = await readStatesReal(queries);
  const observed = reverted === undefined ? [] : await plansObserved(queries, reverted);
  const ids = [...new Set([...(await plansOfRuns(queries, runs)), ...observed])].sort((a, b) => a - b);
  if (runs.size > 0)
    await queries
      .updateTable('import_run')
      .set({ void: why })
      .where('id', 'in', [...runs])
      .execute();
  const voids = await queries.selectFrom('import_run').select('id').where('void', 'is not', null).execute();
  const voidRuns = new Set(voids.map(({ id }) => id));
  const startedAt = now.toISOString();
  const projection = { importId: await startImportRecord(queries, { source, startedAt }), now };
  const counts: VoidCounts = { restored: 0, withdrawn: 0, offeredAgain: 0, kept: 0 };
  for (let start = 0; start < ids.length; start += pageSize) {
    const page = ids.slice(start, start + pageSize);
    if (runs.size > 0) {
      const isVoid = (runId: number): boolean => voidRuns.has(runId);
      await saveCheckedAt(store, await voidStatements(store, page, { isVoid, counts }));
    }
    await projectPlans(store, page, projection);
  }
  if ((await readStatesReal(queries)) !== statedReal) await projectExamples(store, projection);
  return counts;
}

/** The run, and those reverted before it since the last that is not; none if a later run of its source counts. */
async function lastRevertedRuns(queries: Queries, importId: number): Promise<ReadonlySet<number>> {
  const run = await queries
    .selectFrom('import_run')
    .select('source_name')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  if (run.source_name === null) return new Set([importId]);
  const rows = await queries
    .selectFrom('import_run')
    .select(['id', 'reverted_at', 'void'])
    .where('source_name', '=', run.source_name)
    .orderBy('id', 'desc')
    .execute();
  if (rows.some((row) => row.id > importId && row.void === null)) return new Set();
  const kept = rows.findIndex(({ reverted_at: revertedAt }) => revertedAt === null);
  return new Set([importId, ...(kept === -1 ? rows : rows.slice(0, kept)).map(({ id }) => id)]);
}

async function plansObserved(queries: Queries, importId: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('price_observation')
    .select('plan_id')
    .distinct()
    .where('import_id', '=', importId)
    .execute();
  return rows.map((row) => row.plan_id);
}

async function countShown(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}
