import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { Absence } from '#domain/plan/effective-plan.ts';

const insert = insertStatement('plan_absence', ['plan_id', 'run_id', 'withdraws', 'unconfirmed_after']);

export type AbsenceOfPlan = readonly [planId: number, absence: Absence];

export async function saveAbsences(store: EngineQueries, absences: readonly AbsenceOfPlan[]): Promise<void> {
  await runOverRows(
    store,
    insert,
    absences.map(([id, { runId, withdraws, unconfirmedAfter }]) => [id, runId, Number(withdraws), unconfirmedAfter]),
  );
}

/** The oldest first, by plan; only plans that were missed. At most some hundred ids. */
export async function readAbsences(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Absence[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('plan_absence')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .orderBy('run_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.plan_id)].map(([id, missed]) => [
      id,
      missed.map((row) => ({
        runId: row.run_id,
        withdraws: row.withdraws === 1,
        unconfirmedAfter: row.unconfirmed_after,
      })),
    ]),
  );
}
