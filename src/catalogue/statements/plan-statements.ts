import type { Selectable } from 'kysely';
import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanStatementTable } from '#database/statement-tables.ts';
import type { Absence } from '#domain/plan/effective-plan.ts';
import { ownFactsOf } from '#catalogue/stored/own-facts.ts';
import { factColumns, factValues, storableText, type OwnFacts, type SetIds } from '#catalogue/stored/plan-row.ts';
import { furtherPricesText, parseFurtherPrices } from '#catalogue/stored/stored-json.ts';
import { savePast, type PastStatement } from './past-statements.ts';

export type StatementRow = Selectable<PlanStatementTable>;

/** What a run states of a plan. */
export interface Statement {
  readonly id: number;
  readonly facts: OwnFacts;
  readonly sets: SetIds;
  readonly factsHash: string;
  /** What it replaces; null: nothing that counts. */
  readonly before: {
    readonly row: StatementRow;
    readonly checkedAt: string;
    readonly absences: readonly Absence[];
  } | null;
}

/** Columns whose values a past statement keeps where they differ. */
export const comparedColumns = ['feed', 'facts_hash', 'further_prices', ...factColumns] as const;

const statementColumns = ['plan_id', 'run_id', 'first_run_id', ...comparedColumns] as const;

/** Replaces whole rows. */
const upsert = insertStatement(
  'plan_statement',
  statementColumns,
  `on conflict (plan_id) do update set ${statementColumns
    .filter((column) => column !== 'plan_id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`,
);

const deleteAbsences: RowsStatement = {
  before: 'delete from plan_absence where plan_id in (values',
  types: ['integer'],
  after: ')',
};

/** Appends what a run states; what it replaces is kept by its differences. */
export async function appendStatements(
  store: EngineQueries,
  { runId, feed }: { readonly runId: number; readonly feed: string },
  statements: readonly Statement[],
): Promise<void> {
  const past: PastStatement[] = [];
  const missed: number[][] = [];
  const rows = statements.map(({ id, facts, sets, factsHash, before }) => {
    const values = [storableText(feed), factsHash, furtherPricesText(facts), ...factValues(facts, sets)];
    if (before !== null) {
      const { row, checkedAt, absences } = before;
      const columns = Object.fromEntries(
        comparedColumns.flatMap((column, index) => (row[column] === values[index] ? [] : [[column, row[column]]])),
      );
      past.push({ planId: id, untilRunId: runId, runId: row.run_id, checkedAt, difference: { columns, absences } });
      if (absences.length > 0) missed.push([id]);
    }
    return [id, runId, before?.row.first_run_id ?? runId, ...values];
  });
  await runOverRows(store, upsert, rows);
  await savePast(store, past);
  await runOverRows(store, deleteAbsences, missed);
}

/** Writes rows as they are. */
export async function saveStatementRows(store: EngineQueries, rows: readonly StatementRow[]): Promise<void> {
  await runOverRows(
    store,
    upsert,
    rows.map((row) => statementColumns.map((column) => row[column])),
  );
}

/** The newest statements of plans, by plan. At most some hundred ids. */
export async function readStatementRows(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StatementRow>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('plan_statement')
    .selectAll()
    .where('plan_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.plan_id, row]));
}

export function statedFacts(row: StatementRow): OwnFacts {
  return ownFactsOf(row, parseFurtherPrices(row.further_prices));
}
