import { bindTransaction } from '#database/bind-transaction.ts';
import type { Database } from '#database/database.ts';
import type { DeskRole } from '#database/desk-tables.ts';
import { writeIf } from '#database/savepoint.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { lastEffect, noteAudit, type Actor, type AuditedItem } from '#operators/audit-trail.ts';
import { findWaiting, storeDecision } from '#operators/due-decisions.ts';
import type { Decided, DecisionSettings, DecisionStore, Effect, EveryDecisionKind, SeenItem } from './decision-kind.ts';

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
  return decideNow(decider, kind, checked);
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
  kind: EveryDecisionKind<Parameters, Value>,
  { subject: named, parameters }: DecisionRequest<Parameters>,
): Promise<Result<DecisionAnswer<Value>>> {
  const done = await carryOut(decider, kind, {
    parameters,
    look: (store) => lookFree(store, kind, named),
    end: async (transaction, { now: at }, { subject, ...texts }) => {
      if (kind.isSilent === true) return;
      await noteAudit(transaction, { ...texts, at, by: decider.by, kind: kind.kind, action: kind.action, subject });
    },
  });
  return done.ok ? success({ state: 'done', ...done.value }) : done;
}

interface CarryingOut<Parameters> {
  readonly parameters: Parameters;
  /** Its item, if it may be decided on. */
  readonly look: (store: DecisionStore) => Promise<Result<SeenItem>>;
  /** Called in the transaction in which it takes effect. */
  readonly end: (transaction: Queries, store: DecisionStore, done: EffectTexts & { subject: string }) => Promise<void>;
}

/** Carries out a decision of any kind. Failure: nothing of it is kept. */
export async function carryOut<Parameters, Value>(
  decider: Decider,
  kind: EveryDecisionKind<Parameters, Value>,
  { parameters, look, end }: CarryingOut<Parameters>,
): Promise<Result<{ readonly subject: string; readonly value: Value }>> {
  const { database, by } = decider;
  const decided = ({ subject }: SeenItem) => ({ subject, parameters, operator: by.operator });
  if (!('carryOut' in kind)) {
    const store = storeIn(decider, null);
    const seen = await look(store);
    if (!seen.ok) return seen;
    const { subject } = seen.value;
    const done = await kind.carryOutLong(store, decided(seen.value), (transaction, effect) =>
      end(transaction, store, { ...effect, subject }),
    );
    return done.ok ? success({ subject, value: done.value }) : done;
  }
  const done = await database.write(async (transaction) => {
    const store = storeIn(decider, transaction);
    const seen = await look(store);
    if (!seen.ok) return seen;
    const effect = await writeIf(
      transaction,
      () => kind.carryOut(store, decided(seen.value)),
      ({ ok }) => ok,
    );
    if (!effect.ok) return effect;
    const { subject } = seen.value;
    await end(transaction, store, { ...effect.value, subject });
    return success({ subject, effect: effect.value });
  });
  if (!done.ok) return done;
  const { subject, effect } = done.value;
  await effect.afterwards?.(database);
  return success({ subject, value: effect.value });
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
    await noteAudit(transaction, { ...tried.value, ...item, at: store.now, by, action: kind.action, decisionId });
    return success({ state: 'waiting', subject, decisionId, dueAt });
  });
}

/** What it will do; nothing of it is kept. */
async function tryOut<Parameters, Value>(
  transaction: TransactionQueries,
  store: DecisionStore,
  { kind, decided }: { readonly kind: EveryDecisionKind<Parameters, Value>; readonly decided: Decided<Parameters> },
): Promise<Result<EffectTexts>> {
  if (!('carryOut' in kind)) return success({});
  return writeIf(
    transaction,
    () => kind.carryOut(store, decided),
    () => false,
  );
}

/** @param transaction null: the decision opens its own */
function storeIn(
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

type EffectTexts = Pick<Effect<unknown>, 'before' | 'after' | 'reason' | 'note'>;
