import { bindTransaction } from '#database/bind-transaction.ts';
import type { Database } from '#database/database.ts';
import type { DeskRole } from '#database/desk-tables.ts';
import { writeIf } from '#database/savepoint.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { lastEffect, noteAudit, type Actor, type AuditedItem } from '#operators/audit-trail.ts';
import { findWaiting, storeDecision } from '#operators/due-decisions.ts';
import type {
  Decided,
  DecisionKind,
  DecisionSettings,
  DecisionStore,
  Effect,
  EveryDecisionKind,
  LongDecisionKind,
  SeenItem,
} from './decision-kind.ts';

/** Who decides, with what. */
export interface Decider {
  readonly database: Database;
  readonly config: DecisionSettings;
  readonly by: Actor;
  /** Commands run with the role of an owner. */
  readonly role: DeskRole;
  readonly now: () => Date;
}

export interface DecisionRequest<Parameters> {
  readonly subject: string;
  readonly parameters: Parameters;
  /** Milliseconds until it takes effect; 0: at once. */
  readonly delayMs: number;
}

/** A decision that took effect, or will unless it is taken back. */
export type DecisionAnswer<Value> =
  | { readonly state: 'done'; readonly subject: string; readonly value: Value }
  | { readonly state: 'waiting'; readonly subject: string; readonly decisionId: number; readonly dueAt: Date };

/**
 * Decides on an item. What waits was tried out before, so that what cannot be done is refused at once, with the
 * sentence of its command. Throws when the database fails.
 */
export async function decide<Parameters, Value>(
  decider: Decider,
  kind: EveryDecisionKind<Parameters, Value>,
  request: DecisionRequest<Parameters>,
): Promise<Result<DecisionAnswer<Value>>> {
  if (kind.role === 'owner' && decider.role !== 'owner') return failure('Only owners may decide this.');
  const parsed = kind.parameters.safeParse(request.parameters);
  if (!parsed.success) return failure(`What was sent for "${kind.kind} ${kind.action}" cannot be read.`);
  const checked = { ...request, parameters: parsed.data };
  if (!kind.isImmediate && request.delayMs > 0) return decideLater(decider, kind, checked);
  return 'carryOut' in kind ? decideNow(decider, kind, checked) : decideLong(decider, kind, checked);
}

/** Its item, unless a decision on it waits. */
async function lookFree<Parameters, Value>(
  store: DecisionStore,
  kind: EveryDecisionKind<Parameters, Value>,
  subject: string,
): Promise<Result<SeenItem>> {
  const seen = await kind.look(store, subject);
  if (!seen.ok) return seen;
  const other = await findWaiting(store.database.queries, { kind: kind.kind, subject: seen.value.subject });
  if (other === null) return seen;
  const { by, madeAt, action } = other;
  const time = madeAt.toISOString().slice(11, 19);
  return failure(
    `${by.operator} has decided on this at ${time} UTC ("${action}"); nothing that you decided was counted.`,
  );
}

async function decideNow<Parameters, Value>(
  decider: Decider,
  kind: DecisionKind<Parameters, Value>,
  { subject: named, parameters }: DecisionRequest<Parameters>,
): Promise<Result<DecisionAnswer<Value>>> {
  const done = await decider.database.write(async (transaction) => {
    const store = storeIn(decider, transaction);
    const seen = await lookFree(store, kind, named);
    if (!seen.ok) return seen;
    const { subject } = seen.value;
    const { operator } = decider.by;
    const effect = await writeIf(transaction, () => kind.carryOut(store, { subject, parameters, operator }), isDone);
    if (!effect.ok) return effect;
    if (kind.isSilent !== true)
      await noteAudit(transaction, { ...rowOf(store, decider.by, { kind, subject }), ...textsOf(effect.value) });
    return success({ subject, effect: effect.value });
  });
  if (!done.ok) return done;
  const { subject, effect } = done.value;
  await effect.afterwards?.(decider.database);
  return success({ state: 'done', subject, value: effect.value });
}

async function decideLong<Parameters, Value>(
  decider: Decider,
  kind: LongDecisionKind<Parameters, Value>,
  { subject: named, parameters }: DecisionRequest<Parameters>,
): Promise<Result<DecisionAnswer<Value>>> {
  const store = storeIn(decider, null);
  const seen = await lookFree(store, kind, named);
  if (!seen.ok) return seen;
  const { subject } = seen.value;
  const decided = { subject, parameters, operator: decider.by.operator };
  const done = await kind.carryOutLong(store, decided, (transaction, effect) =>
    noteAudit(transaction, { ...rowOf(store, decider.by, { kind, subject }), ...textsOf(effect) }),
  );
  return done.ok ? success({ state: 'done', subject, value: done.value }) : done;
}

async function decideLater<Parameters, Value>(
  decider: Decider,
  kind: EveryDecisionKind<Parameters, Value>,
  { subject: named, parameters, delayMs }: DecisionRequest<Parameters>,
): Promise<Result<DecisionAnswer<Value>>> {
  const { database, by } = decider;
  return database.write(async (transaction) => {
    const store = storeIn(decider, transaction);
    const seen = await lookFree(store, kind, named);
    if (!seen.ok) return seen;
    const { subject } = seen.value;
    const tried = await tryOut(transaction, store, { kind, decided: { subject, parameters, operator: by.operator } });
    if (!tried.ok) return tried;
    const item = { kind: kind.kind, subject };
    const dueAt = new Date(store.now.getTime() + delayMs);
    const decisionId = await storeDecision(transaction, {
      ...item,
      by,
      action: kind.action,
      parameters: JSON.stringify(parameters),
      seen: await versionOf(transaction, item, seen.value),
      madeAt: store.now,
      dueAt,
    });
    if (decisionId === null)
      return failure('Somebody else has just decided on this; nothing that you decided was counted.');
    await noteAudit(transaction, {
      ...rowOf(store, decider.by, { kind, subject }),
      ...textsOf(tried.value),
      decisionId,
    });
    return success({ state: 'waiting', subject, decisionId, dueAt });
  });
}

/** What it will do; nothing of it is kept. */
async function tryOut<Parameters, Value>(
  transaction: TransactionQueries,
  store: DecisionStore,
  { kind, decided }: { readonly kind: EveryDecisionKind<Parameters, Value>; readonly decided: Decided<Parameters> },
): Promise<Result<Omit<Effect<Value>, 'value'>>> {
  if (!('carryOut' in kind)) return success({});
  return writeIf(
    transaction,
    () => kind.carryOut(store, decided),
    () => false,
  );
}

/** @param transaction null: the decision opens its own */
export function storeIn(
  { database, config, now, role }: Pick<Decider, 'database' | 'config' | 'now' | 'role'>,
  transaction: TransactionQueries | null,
): DecisionStore {
  return {
    database: transaction === null ? database : bindTransaction(database, transaction),
    config,
    now: now(),
    role,
  };
}

/** Changes when anything takes effect on the item, and with what its kind looks at. */
export async function versionOf(queries: Queries, item: AuditedItem, { version }: SeenItem): Promise<string> {
  return `${await lastEffect(queries, item)} ${version}`;
}

export function isDone(result: Result<unknown>): boolean {
  return result.ok;
}

function rowOf(
  { now: at }: DecisionStore,
  by: Actor,
  {
    kind: { kind, action },
    subject,
  }: { readonly kind: Pick<EveryDecisionKind<unknown, unknown>, 'kind' | 'action'>; readonly subject: string },
) {
  return { at, by, kind, action, subject };
}

function textsOf<Value>({ before, after, reason, note }: Omit<Effect<Value>, 'value'>) {
  return { before: before ?? null, after: after ?? null, reason: reason ?? null, note: note ?? null };
}
