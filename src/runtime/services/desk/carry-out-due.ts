import { writeIf } from '#database/savepoint.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { noteAudit, type Actor, type AuditedItem } from '#operators/audit-trail.ts';
import { endDecision, findWaiting, readDue, type DueDecision } from '#operators/due-decisions.ts';
import { isDone, storeIn, versionOf, type Decider } from './decide.ts';
import type { DecisionKind, DecisionStore, EveryDecisionKind, LongDecisionKind } from './decision-kind.ts';

/** What carries out decisions of others. */
export type Executor = Pick<Decider, 'database' | 'config' | 'now'>;

/** Decisions that have ended now, in the order they were made. */
interface EndedDecision {
  readonly decision: DueDecision;
  /** Why it was refused; null: it took effect. */
  readonly refusal: string | null;
}

const changed = 'It has changed since you decided on it.';

export interface CarriedOut {
  readonly ended: readonly EndedDecision[];
  /** What was thrown: these decisions wait for the next time. */
  readonly errors: readonly unknown[];
}

/**
 * Carries out the decisions that are due, each in one transaction with its end, so that it takes effect once however
 * many processes try. One that fails does not stop the others.
 */
export async function carryOutDue(
  executor: Executor,
  which: (kind: EveryDecisionKind<unknown, unknown>) => boolean = () => true,
): Promise<CarriedOut> {
  const ended: EndedDecision[] = [];
  const errors: unknown[] = [];
  const due = await readDue(executor.database.queries, executor.now());
  if (due.length === 0) return { ended, errors };
  // Hardly ever is there one: other commands do without all kinds.
  const { findDecisionKind } = await import('./decision-kinds.ts');
  for (const decision of due) {
    const kind = findDecisionKind(decision);
    if (kind !== null && !which(kind)) continue;
    try {
      const end = await carryOutOne(executor, kind, decision);
      if (end !== null) ended.push({ decision, refusal: end.ok ? null : end.reason });
    } catch (error) {
      errors.push(error);
    }
  }
  return { ended, errors };
}

/** Null: somebody else has ended it. */
async function carryOutOne(
  executor: Executor,
  kind: EveryDecisionKind<unknown, unknown> | null,
  decision: DueDecision,
): Promise<Result<null> | null> {
  if (kind === null) return refuseDecision(executor, decision, 'This version cannot do it.');
  const parameters = kind.parameters.safeParse(JSON.parse(decision.parameters));
  if (!parameters.success) return refuseDecision(executor, decision, 'This version cannot read it.');
  return 'carryOut' in kind
    ? carryOutShort(executor, kind, { decision, parameters: parameters.data })
    : carryOutLong(executor, kind, { decision, parameters: parameters.data });
}

interface ReadDecision {
  readonly decision: DueDecision;
  readonly parameters: unknown;
}

async function carryOutShort(
  executor: Executor,
  kind: DecisionKind<unknown, unknown>,
  { decision, parameters }: ReadDecision,
): Promise<Result<null> | null> {
  const done = await executor.database.write(async (transaction) => {
    const store = storeIn({ ...executor, role: 'owner' }, transaction);
    if (!(await waits(transaction, decision))) return null;
    const { subject, by } = decision;
    const effect = await writeIf(
      transaction,
      async () => {
        const same = await checkSame(store, kind, decision);
        return same.ok ? kind.carryOut(store, { subject, parameters, operator: by.operator }) : same;
      },
      isDone,
    );
    if (!effect.ok) {
      await refuse(transaction, decision, { refusal: effect.reason, at: store.now });
      return effect;
    }
    await endDecision(transaction, decision.id, { state: 'done', at: store.now });
    return effect;
  });
  if (done === null || !done.ok) return done;
  await done.value.afterwards?.(executor.database);
  return success(null);
}

/** Somebody else has ended the decision: nothing of it is kept. */
class EndedMeanwhile extends Error {
  override readonly name = 'EndedMeanwhile';
}

async function carryOutLong(
  executor: Executor,
  kind: LongDecisionKind<unknown, unknown>,
  { decision, parameters }: ReadDecision,
): Promise<Result<null> | null> {
  const store = storeIn({ ...executor, role: 'owner' }, null);
  if (!(await waits(store.database.queries, decision))) return null;
  const same = await checkSame(store, kind, decision);
  if (!same.ok) return refuseDecision(executor, decision, same.reason);
  const { subject, by, id } = decision;
  try {
    const done = await kind.carryOutLong(store, { subject, parameters, operator: by.operator }, async (transaction) => {
      if (!(await endDecision(transaction, id, { state: 'done', at: store.now }))) throw new EndedMeanwhile();
    });
    return done.ok ? success(null) : await refuseDecision(executor, decision, done.reason);
  } catch (error) {
    if (error instanceof EndedMeanwhile) return null;
    throw error;
  }
}

async function checkSame(
  store: DecisionStore,
  kind: EveryDecisionKind<unknown, unknown>,
  { kind: noun, subject, seen }: DueDecision,
): Promise<Result<null>> {
  const now = await kind.look(store, subject);
  if (!now.ok) return now;
  const version = await versionOf(store.database.queries, { kind: noun, subject }, now.value);
  return version === seen ? success(null) : failure(changed);
}

async function waits(queries: Queries, { id, kind, subject }: DueDecision): Promise<boolean> {
  return (await findWaiting(queries, { kind, subject }))?.id === id;
}

async function refuseDecision(
  { database, now }: Executor,
  decision: DueDecision,
  refusal: string,
): Promise<Result<null> | null> {
  const isRefused = await database.write((transaction) => refuse(transaction, decision, { refusal, at: now() }));
  return isRefused ? failure(refusal) : null;
}

async function refuse(
  transaction: Queries,
  { id, by, kind, subject }: DueDecision,
  { refusal, at }: { readonly refusal: string; readonly at: Date },
): Promise<boolean> {
  if (!(await endDecision(transaction, id, { state: 'refused', at, refusal }))) return false;
  await noteAudit(transaction, { at, by, kind, action: 'refused', subject, after: refusal, decisionId: id });
  return true;
}

/** Takes back the decision on an item that waits, and resolves to it. */
export async function takeBack(
  { database, now }: Pick<Executor, 'database' | 'now'>,
  by: Actor,
  item: AuditedItem,
): Promise<Result<DueDecision>> {
  return database.write(async (transaction) => {
    const decision = await findWaiting(transaction, item);
    const at = now();
    if (decision === null || !(await endDecision(transaction, decision.id, { state: 'taken-back', at })))
      return failure('Nothing waits that could be taken back: it has taken effect, or was taken back.');
    await noteAudit(transaction, { ...item, at, by, action: 'undo', before: decision.action, decisionId: decision.id });
    return success(decision);
  });
}
