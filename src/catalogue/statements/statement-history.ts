import type { Queries } from '#database/schema.ts';
import { leavesUnconfirmed } from '#domain/plan/effective-plan.ts';
import { readAbsences } from './absences.ts';
import { readPast } from './past-statements.ts';
import { readStatementRows, statedFacts } from './plan-statements.ts';
import { unfoldStatements } from './void-statements.ts';

/** A run that has stated something of a plan, or has missed it. */
interface RunOfPlan {
  /** Its number among the runs of feeds; null: no feed was run, or its run is no longer kept. */
  readonly runId: number | null;
  /** The operator's name for the feed, else where the import came from. */
  readonly source: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  /** Why it does not count; null: it counts. */
  readonly takenOut: 'reverted' | 'retired' | null;
}

/** Everything that runs have stated of a plan, as far as it is kept. */
export async function readStatementHistory(queries: Queries, planId: number) {
  const row = (await readStatementRows(queries, [planId])).get(planId);
  const absences = (await readAbsences(queries, [planId])).get(planId) ?? [];
  const past = (await readPast(queries, [planId])).get(planId) ?? [];
  const all = row === undefined ? [] : unfoldStatements({ row, absences, checkedAt: null }, past);
  const runs = await readRuns(
    queries,
    planId,
    all.flatMap((each) => [each.row.run_id, ...each.absences.map(({ runId }) => runId)]),
  );
  const runOf = (id: number): RunOfPlan => runs.get(id) ?? unknownRun;
  const checked = await queries
    .selectFrom('plan_check')
    .select('checked_at')
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  const stated = all.map((each) => ({
    run: runOf(each.row.run_id),
    /** ISO 8601 in UTC: when it was last confirmed. */
    checkedAt: each.checkedAt ?? checked?.checked_at ?? '',
    facts: statedFacts(each.row),
    /** Later runs that have missed the plan, oldest first. */
    missedBy: each.absences.map((absence, index) => ({
      run: runOf(absence.runId),
      withdraws: absence.withdraws,
      isUnconfirmed: leavesUnconfirmed(absence, index),
    })),
  }));
  return {
    /** Statements that count, newest first; older ones as far as they are kept. */
    stated,
    /** Runs that do not count any more and have changed a price of the plan; oldest first. */
    takenOut: [...runs.values()].filter(({ takenOut }) => takenOut !== null),
  };
}

const unknownRun: RunOfPlan = { runId: null, source: 'unknown', startedAt: '', takenOut: null };

/** These runs, and those that do not count any more and have observed a price of the plan; by id, ascending. */
async function readRuns(
  queries: Queries,
  planId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RunOfPlan>> {
  const rows = await queries
    .selectFrom('import_run')
    .leftJoin('feed_run', 'feed_run.import_id', 'import_run.id')
    .select(['import_run.id', 'source', 'source_name', 'import_run.started_at', 'reverted_at', 'void'])
    .select('feed_run.id as run_id')
    .where(({ eb, or, and, selectFrom }) =>
      or([
        eb('import_run.id', 'in', [0, ...ids]),
        and([
          or([eb('reverted_at', 'is not', null), eb('void', 'is not', null)]),
          eb('import_run.id', 'in', selectFrom('price_observation').select('import_id').where('plan_id', '=', planId)),
        ]),
      ]),
    )
    .orderBy('import_run.id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        runId: row.run_id,
        source: row.source_name ?? row.source,
        startedAt: row.started_at,
        takenOut: row.void ?? (row.reverted_at === null ? null : 'reverted'),
      },
    ]),
  );
}
