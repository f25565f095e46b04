import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { noteSignIn } from './doer.ts';
import { makeChallenge, takeChallenge, type ChallengeUse } from './challenges.ts';
import {
  askForKey,
  challengeOf,
  checkAssertion,
  parseAssertion,
  type PublicKeyCredentialRequestOptionsJSON,
  type RelyingParty,
} from './passkeys.ts';
import { beginSession, noteSeen, type Session } from './sessions.ts';

export interface SignInParts {
  readonly database: Pick<Database, 'queries' | 'writeBeside'>;
  readonly relyingParty: RelyingParty;
  readonly now: () => Date;
}

/** Why an answer of an authenticator was refused; for the audit trail, never for the client. */
export type SignInFault = 'no-answer' | 'expired' | 'unknown-key' | 'wrong-answer';

/** A question for a key that its owner chooses: it tells nothing of who has one. */
export async function beginSignIn(parts: SignInParts): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await keepChallenge(parts, { purpose: 'sign-in', askedBy: '' });
  return askForKey(parts.relyingParty, { challenge, keys: null });
}

export function keepChallenge({ database, now }: SignInParts, use: ChallengeUse): Promise<string> {
  return database.writeBeside((transaction) => makeChallenge(transaction, use, now()));
}

/** Checks an answer and begins a session: its token. @param answer body of the request */
export async function finishSignIn(
  parts: SignInParts,
  { answer, place }: { readonly answer: unknown; readonly place: string },
): Promise<Result<string, SignInFault>> {
  const now = parts.now();
  return parts.database.writeBeside(async (transaction) => {
    const used = await useKey(transaction, parts, { answer, use: { purpose: 'sign-in', askedBy: '' }, personId: null });
    await noteUse(transaction, used, { at: now, operator: used.ok ? used.value.person : '', action: 'sign-in' });
    if (!used.ok) return used;
    const { id, personId } = used.value;
    return success(await beginSession(transaction, { personId, keyId: id, place, now }));
  });
}

/** Authentication options for the keys of the signed-in user. */
export async function beginTouch(
  parts: SignInParts,
  { hash, personId }: Pick<Session, 'hash' | 'personId'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const keys = await parts.database.queries
    .selectFrom('desk_key')
    .select(['id', 'transports'])
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('relying_party', '=', parts.relyingParty.id)
    .execute();
  const challenge = await keepChallenge(parts, { purpose: 'touch', askedBy: hash });
  return askForKey(parts.relyingParty, { challenge, keys });
}

/** Checks an answer to `beginTouch`: the session is unlocked, and may do for five minutes what needs a touch. */
export async function finishTouch(
  parts: SignInParts,
  { hash, personId, name }: Pick<Session, 'hash' | 'personId' | 'name'>,
  answer: unknown,
): Promise<Result<null, SignInFault>> {
  return parts.database.writeBeside(async (transaction) => {
    const used = await useKey(transaction, parts, { answer, use: { purpose: 'touch', askedBy: hash }, personId });
    await noteUse(transaction, used, { at: parts.now(), operator: name, action: 'touch' });
    if (!used.ok) return used;
    await noteSeen(transaction, hash, { now: parts.now(), isTouch: true });
    return success(null);
  });
}

interface KeyUse {
  readonly answer: unknown;
  readonly use: ChallengeUse;
  /** Null: any person's key. */
  readonly personId: number | null;
}

interface UsedKey {
  readonly id: string;
  readonly name: string;
  readonly personId: number;
  readonly person: string;
}

/** What a key was used for, or why it was refused. */
function noteUse(
  transaction: TransactionQueries,
  used: Result<UsedKey, SignInFault>,
  { at, operator, action }: { readonly at: Date; readonly operator: string; readonly action: string },
): Promise<void> {
  if (!used.ok) return noteSignIn(transaction, { at, operator, action: 'refuse', subject: '', reason: used.reason });
  return noteSignIn(transaction, { at, operator, action, subject: used.value.name });
}

/** Takes the challenge, and checks that a key which works here has answered it. */
async function useKey(
  transaction: TransactionQueries,
  { relyingParty, now }: SignInParts,
  { answer, use, personId }: KeyUse,
): Promise<Result<UsedKey, SignInFault>> {
  const response = parseAssertion(answer);
  if (response === null) return failure('no-answer');
  const challenge = challengeOf(response);
  if (!(await takeChallenge(transaction, { ...use, challenge }, now()))) return failure('expired');
  const key = await transaction
    .selectFrom('desk_key')
    .innerJoin('desk_person', 'desk_person.id', 'desk_key.person_id')
    .selectAll('desk_key')
    .select('desk_person.name as person')
    .where('desk_key.id', '=', response.id)
    .where('desk_key.revoked_at', 'is', null)
    .where('desk_key.relying_party', '=', relyingParty.id)
    .where('desk_person.removed_at', 'is', null)
    .executeTakeFirst();
  if (key === undefined || (personId !== null && key.person_id !== personId)) return failure('unknown-key');
  const stored = { id: key.id, publicKey: key.public_key, counter: key.counter };
  const counter = await checkAssertion(relyingParty, { key: stored, challenge, response });
  if (counter === null) return failure('wrong-answer');
  await transaction
    .updateTable('desk_key')
    .set({ counter, last_used_at: now().toISOString() })
    .where('id', '=', key.id)
    .execute();
  return success({ id: key.id, name: key.name, personId: key.person_id, person: key.person });
}
