import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { Absence } from '#domain/plan/effective-plan.ts';
import { readAbsences, saveAbsences } from './absences.ts';
import { readPast, savePast, type PastStatement } from './past-statements.ts';
import { comparedColumns, readStatementRows, saveStatementRows, type StatementRow } from './plan-statements.ts';

/** What became of plans whose statements were taken out. */
export interface VoidCounts {
  /** Plans that are as an earlier run had stated them. */
  restored: number;
  /** Plans that no run states any more. */
  withdrawn: number;
  /** Plans that the runs had withdrawn, and that are offered again. */
  offeredAgain: number;
  /** Plans as the runs left them, because what they were before is no longer kept. */
  kept: number;
}

/** Plans of which these runs have stated something, or that they have missed; ascending. */
export async function plansOfRuns(queries: Queries, runs: ReadonlySet<number>): Promise<readonly number[]> {
  if (runs.size === 0) return [];
  const ids = new Set<number>();
  for (const table of ['plan_statement', 'past_statement', 'plan_absence'] as const) {
    const rows = await queries
      .selectFrom(table)
      .select('plan_id')
      .where('run_id', 'in', [...runs])
      .execute();
    for (const row of rows) ids.add(row.plan_id);
  }
  return [...ids].sort((a, b) => a - b);
}

/** A statement of a plan with all its columns. */
interface Stated {
  readonly row: StatementRow;
  readonly absences: readonly Absence[];
  /** Null: the newest, whose time is that of the plan. */
  readonly checkedAt: string | null;
}

/**
 * Takes the statements of runs out of those of plans, as if they had never been made. At most some hundred ids; project
 * them afterwards. @param isVoid of a run, these and those taken out before
 * @returns when the statements that count again were last confirmed
 */
export async function voidStatements(
  store: EngineQueries,
  ids: readonly number[],
  { isVoid, counts }: { readonly isVoid: (runId: number) => boolean; readonly counts: VoidCounts },
): Promise<readonly { readonly id: number; readonly checkedAt: string }[]> {
  const { queries } = store;
  const newest = await readStatementRows(queries, ids);
  const past = await readPast(queries, ids);
  const absences = await readAbsences(queries, ids);
  const left: LeftStatements[] = [];
  for (const [id, row] of newest) {
    const all = unfold({ row, absences: absences.get(id) ?? [], checkedAt: null }, past.get(id) ?? []);
    left.push(leaveOut(all, isVoid));
  }
  for (const { outcome } of left) if (outcome !== null) counts[outcome] += 1;
  await replaceStatements(store, left);
  return left.flatMap(({ id, stated: [newestLeft] }) => {
    const checkedAt = newestLeft?.checkedAt ?? null;
    return checkedAt === null ? [] : [{ id, checkedAt }];
  });
}

interface LeftStatements {
  readonly id: number;
  /** The newest first; empty: nothing is left. */
  readonly stated: readonly Stated[];
  readonly outcome: keyof VoidCounts | null;
}

/** All statements of a plan, the newest first. */
function unfold(newest: Stated, past: readonly PastStatement[]): readonly Stated[] {
  const all = [newest];
  let { row } = newest;
  for (const { runId, checkedAt, difference } of past) {
    row = { ...row, ...difference.columns, run_id: runId };
    all.push({ row, absences: difference.absences, checkedAt });
  }
  return all;
}

function leaveOut(all: readonly Stated[], isVoid: (runId: number) => boolean): LeftStatements {
  const stated: Stated[] = [];
  // Oldest first: what missed a statement that is left out has missed the one before it.
  for (const each of all.toReversed()) {
    const absences = each.absences.filter(({ runId }) => !isVoid(runId));
    const older = stated[0];
    if (!isVoid(each.row.run_id)) stated.unshift({ ...each, absences });
    else if (older !== undefined) stated[0] = { ...older, absences: [...older.absences, ...absences] };
  }
  const [newest] = all;
  const [left] = stated;
  const id = newest?.row.plan_id ?? 0;
  if (left === undefined) {
    const oldest = all.at(-1);
    const isWhole = oldest === undefined || oldest.row.run_id === oldest.row.first_run_id;
    return isWhole ? { id, stated: [], outcome: 'withdrawn' } : { id, stated: all, outcome: 'kept' };
  }
  const first = stated.at(-1)?.row.run_id ?? 0;
  const isFirstLeft = stated.at(-1)?.row === all.at(-1)?.row;
  const rows = isFirstLeft ? stated : stated.map((each) => ({ ...each, row: { ...each.row, first_run_id: first } }));
  if (left.row.run_id !== newest?.row.run_id) return { id, stated: rows, outcome: 'restored' };
  const isBack = withdraws(newest.absences) && !withdraws(left.absences);
  return { id, stated: rows, outcome: isBack ? 'offeredAgain' : null };
}

function withdraws(absences: readonly Absence[]): boolean {
  return absences.some((absence) => absence.withdraws);
}

async function replaceStatements(store: EngineQueries, left: readonly LeftStatements[]): Promise<void> {
  const { queries } = store;
  const ids = left.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ['past_statement', 'plan_absence'] as const)
    await queries.deleteFrom(table).where('plan_id', 'in', ids).execute();
  const gone = left.flatMap(({ id, stated }) => (stated.length === 0 ? [id] : []));
  if (gone.length > 0) await queries.deleteFrom('plan_statement').where('plan_id', 'in', gone).execute();
  await saveStatementRows(
    store,
    left.flatMap(({ stated }) => stated.slice(0, 1).map(({ row }) => row)),
  );
  await saveAbsences(
    store,
    left.flatMap(({ id, stated }) => (stated[0]?.absences ?? []).map((absence) => [id, absence] as const)),
  );
  await savePast(store, left.flatMap(fold));
}

/** The reverse of `unfold`, without the newest. */
function fold({ id, stated }: LeftStatements): PastStatement[] {
  return stated.slice(1).map(({ row, absences, checkedAt }, index) => {
    const newer = stated[index]?.row ?? row;
    const columns = Object.fromEntries(
      comparedColumns.flatMap((column) => (row[column] === newer[column] ? [] : [[column, row[column]]])),
    );
    return {
      planId: id,
      untilRunId: newer.run_id,
      runId: row.run_id,
      checkedAt: checkedAt ?? '',
      difference: { columns, absences },
    };
  });
}
