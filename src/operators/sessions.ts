import type { Queries, TransactionQueries } from '#database/schema.ts';
import { notePerson, type Doer } from './doer.ts';
import { deskRules } from './desk-rules.ts';
import { hashToken, newToken } from './one-time-token.ts';

interface NewSession {
  readonly personId: number;
  readonly keyId: string;
  /** "Firefox on Linux". */
  readonly place: string;
  readonly now: Date;
}

/** Begins a session, whose token only the browser gets, and drops those that have ended. */
export async function beginSession(
  transaction: TransactionQueries,
  { personId, keyId, place, now }: NewSession,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await transaction.deleteFrom('desk_session').where('ends_at', '<=', at).execute();
  await transaction
    .insertInto('desk_session')
    .values({
      token_hash: hashToken(token),
      person_id: personId,
      key_id: keyId,
      begun_at: at,
      seen_at: at,
      touched_at: at,
      ends_at: new Date(now.getTime() + deskRules.sessionMs).toISOString(),
      place,
    })
    .execute();
  return token;
}

/** Who a request comes from. */
export type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/**
 * The session of a cookie. Null: there is none, it has ended, or its person or key has. @param relyingParty host name of
 * the desk: a key of another one opens nothing
 */
export async function findSession(
  queries: Queries,
  { token, relyingParty, now }: { readonly token: string; readonly relyingParty: string; readonly now: Date },
) {
  const row = await queries
    .selectFrom('desk_session')
    .innerJoin('desk_person', 'desk_person.id', 'desk_session.person_id')
    .innerJoin('desk_key', 'desk_key.id', 'desk_session.key_id')
    .select([
      'desk_session.token_hash',
      'desk_session.person_id',
      'desk_session.key_id',
      'desk_session.seen_at',
      'desk_session.touched_at',
      'desk_session.ends_at',
      'desk_person.name',
      'desk_person.role',
      'desk_person.choices',
    ])
    .where('desk_session.token_hash', '=', hashToken(token))
    .where('desk_session.ends_at', '>', now.toISOString())
    .where('desk_person.removed_at', 'is', null)
    .where('desk_key.revoked_at', 'is', null)
    .where('desk_key.relying_party', '=', relyingParty)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    /** Names it in the database. */
    hash: row.token_hash,
    personId: row.person_id,
    name: row.name,
    role: row.role,
    /** JSON of what the person has chosen. */
    choices: row.choices,
    keyId: row.key_id,
    seenAt: new Date(row.seen_at),
    touchedAt: new Date(row.touched_at),
    endsAt: new Date(row.ends_at),
  };
}

/** When the session of a cookie ended by its age. Null: it was ended, goes on, or never was. */
export async function findEnd(queries: Queries, token: string, now: Date): Promise<Date | null> {
  const row = await queries
    .selectFrom('desk_session')
    .select('ends_at')
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '<=', now.toISOString())
    .executeTakeFirst();
  return row === undefined ? null : new Date(row.ends_at);
}

/** Whether it waits for a touch of its key. A system clock that moved backwards locks nothing. */
export function isLocked({ seenAt }: Pick<Session, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > deskRules.idleMs;
}

/** Whether the key was touched within five minutes. A touch in the future, by a clock that moved, counts as none. */
export function isTouched({ touchedAt }: Pick<Session, 'touchedAt'>, now: Date): boolean {
  const age = now.getTime() - touchedAt.getTime();
  return age >= 0 && age <= deskRules.touchMs;
}

/** Notes that a session is in use: it locks later. A touch of its key unlocks it too. */
export async function noteSeen(
  transaction: TransactionQueries,
  hash: string,
  { now, isTouch }: { readonly now: Date; readonly isTouch: boolean },
): Promise<void> {
  const at = now.toISOString();
  await transaction
    .updateTable('desk_session')
    .set({ seen_at: at, ...(isTouch && { touched_at: at }) })
    .where('token_hash', '=', hash)
    .execute();
}

export async function endSession(transaction: TransactionQueries, hash: string): Promise<void> {
  await transaction.deleteFrom('desk_session').where('token_hash', '=', hash).execute();
}

/** Returns how many there were. */
export async function endSessionsOf(transaction: TransactionQueries, personId: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('desk_session')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends every session and every open link. Keys stay: revoke those that are lost. */
export async function signOutEverybody(
  transaction: TransactionQueries,
  doer: Doer,
): Promise<{ readonly sessions: number; readonly links: number }> {
  const sessions = await transaction.deleteFrom('desk_session').executeTakeFirst();
  const links = await transaction.deleteFrom('desk_invite').executeTakeFirst();
  await transaction.deleteFrom('desk_challenge').execute();
  const ended = { sessions: Number(sessions.numDeletedRows), links: Number(links.numDeletedRows) };
  await notePerson(transaction, doer, {
    action: 'sign-out-everybody',
    subject: '',
    before: `${ended.sessions} ${ended.links}`,
  });
  return ended;
}
