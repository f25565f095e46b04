import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { forgetSellers } from './source-runs.ts';
import { parseDifference, type StatementDifference } from '#catalogue/stored/stored-json.ts';

/** A statement that a later run has replaced. */
export interface PastStatement {
  readonly planId: number;
  readonly untilRunId: number;
  readonly runId: number;
  /** ISO 8601 in UTC: when it was last confirmed. */
  readonly checkedAt: string;
  readonly difference: StatementDifference;
}

const insert = insertStatement('past_statement', ['plan_id', 'until_run_id', 'run_id', 'checked_at', 'difference']);

export async function savePast(store: EngineQueries, past: readonly PastStatement[]): Promise<void> {
  await runOverRows(
    store,
    insert,
    past.map(({ planId, untilRunId, runId, checkedAt, difference }) => {
      return [planId, untilRunId, runId, checkedAt, JSON.stringify(difference)];
    }),
  );
}

/** The newest first, by plan. At most some hundred ids. */
export async function readPast(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PastStatement[]>> {
  const rows = await queries
    .selectFrom('past_statement')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .orderBy('until_run_id', 'desc')
    .execute();
  const past = rows.map((row) => ({
    planId: row.plan_id,
    untilRunId: row.until_run_id,
    runId: row.run_id,
    checkedAt: row.checked_at,
    difference: parseDifference(row.difference),
  }));
  return Map.groupBy(past, ({ planId }) => planId);
}

/** Runs of a source whose statements can be taken out again exactly. */
const keptRuns = 10;

/** Forgets what runs before the last ones of a source have replaced, and the sellers they named. */
export async function forgetPast(queries: Queries, source: string): Promise<void> {
  const kept = await queries
    .selectFrom('import_run')
    .select('id')
    .where('source_name', '=', source)
    .orderBy('id', 'desc')
    .limit(keptRuns)
    .execute();
  const oldest = kept.at(-1)?.id;
  if (oldest === undefined || kept.length < keptRuns) return;
  await queries
    .deleteFrom('past_statement')
    .where('until_run_id', '<', oldest)
    .where('until_run_id', 'in', ({ selectFrom }) =>
      selectFrom('import_run').select('id').where('source_name', '=', source).where('id', '<', oldest),
    )
    .execute();
  await forgetSellers(queries, source, oldest);
}
