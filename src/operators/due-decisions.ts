import { sql, type Selectable } from 'kysely';
import type { AuditKind, DueDecisionTable } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';
import type { Actor, AuditedItem } from './audit-trail.ts';

/** A decision that takes effect later, unless it is taken back. */
export interface NewDecision extends AuditedItem {
  readonly by: Actor;
  readonly action: string;
  /** JSON. */
  readonly parameters: string;
  /** What it was decided on. */
  readonly seen: string;
  readonly madeAt: Date;
  readonly dueAt: Date;
}

export interface DueDecision extends NewDecision {
  readonly id: number;
}

/** How a decision ended. */
export type DecisionEnd =
  | { readonly state: 'done' | 'taken-back'; readonly at: Date }
  | { readonly state: 'refused'; readonly at: Date; readonly refusal: string };

/** A clock that is further ahead than this when a decision is made was put back since, or is another machine's. */
const clockToleranceMs = 5 * 60_000;

/** As text: a parameter would not find the indexes of those that wait. */
const stillWaiting = sql.lit<DueDecisionTable['state']>('waiting');

/** Stores a decision and resolves to its id; null: another decision on the item waits. */
export async function storeDecision(transaction: Queries, decision: NewDecision): Promise<number | null> {
  const { by, kind, action, subject, parameters, seen } = decision;
  const row = await transaction
    .insertInto('due_decision')
    .values({
      made_at: decision.madeAt.toISOString(),
      due_at: decision.dueAt.toISOString(),
      operator: by.operator,
      via: by.via,
      kind,
      action,
      subject,
      parameters,
      seen,
      state: 'waiting',
      ended_at: null,
      refusal: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('state', '=', stillWaiting).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Decisions that are to take effect now, in the order they were made. Those from the future are too: the system clock
 * moved backwards, and their time has passed.
 */
export async function readDue(queries: Queries, now: Date): Promise<readonly DueDecision[]> {
  const future = new Date(now.getTime() + clockToleranceMs).toISOString();
  const rows = await waiting(queries)
    .where((row) => row.or([row('due_at', '<=', now.toISOString()), row('made_at', '>', future)]))
    .orderBy('id')
    .execute();
  return rows.map(decisionOf);
}

/** All decisions that wait, in the order they were made. */
export async function readWaiting(queries: Queries): Promise<readonly DueDecision[]> {
  return (await waiting(queries).orderBy('id').execute()).map(decisionOf);
}

/** Those of one person at the desk, who can take them back; the latest first. */
export async function readOwnWaiting(queries: Queries, operator: string): Promise<readonly DueDecision[]> {
  const own = waiting(queries).where('operator', '=', operator).where('via', '=', 'desk');
  return (await own.orderBy('id', 'desc').execute()).map(decisionOf);
}

/** The decision on an item that waits; null: none. */
export async function findWaiting(queries: Queries, { kind, subject }: AuditedItem): Promise<DueDecision | null> {
  const row = await waiting(queries).where('kind', '=', kind).where('subject', '=', subject).executeTakeFirst();
  return row === undefined ? null : decisionOf(row);
}

/** The decisions on these items that wait. */
export async function waitingOf(
  queries: Queries,
  kind: AuditKind,
  subjects: readonly string[],
): Promise<readonly DueDecision[]> {
  if (subjects.length === 0) return [];
  const rows = await waiting(queries)
    .where('kind', '=', kind)
    .where('subject', 'in', [...subjects])
    .execute();
  return rows.map(decisionOf);
}

/** Ends a decision that waits. False: somebody else has ended it. */
export async function endDecision(transaction: Queries, id: number, end: DecisionEnd): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('due_decision')
    .set({
      state: end.state,
      ended_at: end.at.toISOString(),
      refusal: end.state === 'refused' ? end.refusal : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Empties what was decided on these items, and refuses what waits. */
export async function clearDecisions(
  transaction: Queries,
  { kind, subjects }: { readonly kind: AuditKind; readonly subjects: readonly string[] },
  { at, refusal }: { readonly at: Date; readonly refusal: string },
): Promise<void> {
  for (const { id } of await waitingOf(transaction, kind, subjects))
    await endDecision(transaction, id, { state: 'refused', at, refusal });
  await transaction
    .updateTable('due_decision')
    .set({ parameters: '{}', seen: '' })
    .where('kind', '=', kind)
    .where('subject', 'in', [...subjects])
    .execute();
}

function waiting(queries: Queries) {
  return queries.selectFrom('due_decision').selectAll().where('state', '=', stillWaiting);
}

function decisionOf(row: Selectable<DueDecisionTable>): DueDecision {
  const { id, operator, via, kind, action, subject, parameters, seen } = row;
  const times = { madeAt: new Date(row.made_at), dueAt: new Date(row.due_at) };
  return { id, by: { operator, via }, kind, action, subject, parameters, seen, ...times };
}
