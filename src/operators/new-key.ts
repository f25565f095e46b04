import { failure, success, type Result } from '#domain/kernel/result.ts';
import { takeChallenge } from './challenges.ts';
import { noteSignIn } from './doer.ts';
import { findInvited, takeInvite } from './invites.ts';
import { addKey } from './keys.ts';
import { hashToken } from './one-time-token.ts';
import {
  askForNewKey,
  challengeOf,
  checkAttestation,
  parseAttestation,
  type PublicKeyCredentialCreationOptionsJSON,
} from './passkeys.ts';
import { beginSession, type Session } from './sessions.ts';
import { keepChallenge, type SignInFault, type SignInParts } from './sign-in.ts';

/** Who asks for a key: the holder of a link, or a signed-in user. */
export type NewKeyAsker =
  | { readonly by: 'invite'; readonly token: string }
  | { readonly by: 'session'; readonly session: Pick<Session, 'hash' | 'personId' | 'name'> };

/** What the browser asks the authenticator for. Null: the link was used, has expired, or a newer one has ended it. */
export async function beginNewKey(
  parts: SignInParts,
  asker: NewKeyAsker,
): Promise<{ readonly name: string; readonly options: PublicKeyCredentialCreationOptionsJSON } | null> {
  const person = await personOf(parts, asker);
  if (person === null) return null;
  const keys = await parts.database.queries
    .selectFrom('desk_key')
    .select('id')
    .where('person_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .execute();
  const challenge = await keepChallenge(parts, { purpose: 'new-key', askedBy: hashOf(asker) });
  const question = { challenge, person, keys: keys.map(({ id }) => id) };
  return { name: person.name, options: await askForNewKey(parts.relyingParty, question) };
}

async function personOf(
  { database, now }: SignInParts,
  asker: NewKeyAsker,
): Promise<{ readonly id: number; readonly name: string } | null> {
  if (asker.by === 'invite') return findInvited(database.queries, asker.token, now());
  return { id: asker.session.personId, name: asker.session.name };
}

function hashOf(asker: NewKeyAsker): string {
  return asker.by === 'invite' ? hashToken(asker.token) : asker.session.hash;
}

interface NewKeyAnswer {
  /** Body of the request. */
  readonly answer: unknown;
  /** As typed. */
  readonly keyName: string;
  readonly place: string;
}

/** Stores a key; by a link, which is used up, it begins a session: its token. Null: the session goes on. */
export async function finishNewKey(
  parts: SignInParts,
  asker: NewKeyAsker,
  { answer, keyName, place }: NewKeyAnswer,
): Promise<Result<string | null, SignInFault>> {
  const now = parts.now();
  const response = parseAttestation(answer);
  const person = await personOf(parts, asker);
  return parts.database.writeBeside(async (transaction) => {
    const refuse = async (reason: SignInFault): Promise<Result<never, SignInFault>> => {
      const operator = person?.name ?? '';
      await noteSignIn(transaction, { at: now, operator, action: 'refuse-key', subject: '', reason });
      return failure(reason);
    };
    if (response === null) return refuse('no-answer');
    const challenge = challengeOf(response);
    const use = { purpose: 'new-key', askedBy: hashOf(asker), challenge } as const;
    if (!(await takeChallenge(transaction, use, now)) || person === null) return refuse('expired');
    const key = await checkAttestation(parts.relyingParty, { challenge, response });
    if (key === null) return refuse('wrong-answer');
    if (asker.by === 'invite' && !(await takeInvite(transaction, asker.token))) return refuse('expired');
    const { transports = [] } = response.response;
    const owner = { personId: person.id, person: person.name, relyingParty: parts.relyingParty.id };
    const added = await addKey(transaction, { ...key, ...owner, name: keyName, transports }, now);
    if (!added) return refuse('wrong-answer');
    if (asker.by === 'session') return success(null);
    await noteSignIn(transaction, { at: now, operator: person.name, action: 'sign-in', subject: keyName });
    return success(await beginSession(transaction, { personId: person.id, keyId: key.id, place, now }));
  });
}
