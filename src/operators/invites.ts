import type { DeskRole } from '#database/desk-tables.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { notePerson, type Doer } from './doer.ts';
import { deskRules } from './desk-rules.ts';
import { revokeAllKeys } from './keys.ts';
import { hashToken, newToken } from './one-time-token.ts';
import { parseName } from './parse-name.ts';
import { findMember, findPerson, isLastOwner, type Person } from './people.ts';
import { endSessionsOf } from './sessions.ts';

/** What an operator asks for. */
export interface InviteRequest {
  /** As typed. */
  readonly name: string;
  /** Null: the role that the person has. */
  readonly role: DeskRole | null;
  /** Whether all keys and sessions of the person end at once. */
  readonly replaces: boolean;
}

export interface Invite {
  /** For the fragment of a link; nothing else knows it. */
  readonly token: string;
  readonly name: string;
  readonly role: DeskRole;
  readonly expiresAt: Date;
}

/** Makes a one-time link for a new person, or for one who needs another key; it ends the one before. */
export async function invitePerson(
  transaction: TransactionQueries,
  { name, role, replaces }: InviteRequest,
  doer: Doer,
): Promise<Result<Invite>> {
  const parsed = parseName(name);
  if (!parsed.ok) return parsed;
  const known = await findPerson(transaction, parsed.value);
  const person = known === null ? await addPerson(transaction, parsed.value, { role, at: doer.at }) : keepPerson(known);
  if (!person.ok) return person;
  const changed =
    role === null || role === person.value.role ? person : await changeRole(transaction, person.value, role);
  if (!changed.ok) return changed;
  const ended = replaces ? await revokeAllKeys(transaction, person.value.id, doer.at) : 0;
  if (replaces) await endSessionsOf(transaction, person.value.id);
  const token = newToken();
  const expiresAt = new Date(doer.at.getTime() + deskRules.inviteMs);
  const link = { token_hash: hashToken(token), made_at: doer.at.toISOString(), expires_at: expiresAt.toISOString() };
  await transaction
    .insertInto('desk_invite')
    .values({ person_id: person.value.id, ...link })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(link))
    .execute();
  await notePerson(transaction, doer, {
    action: replaces ? 'replace' : 'invite',
    subject: changed.value.name,
    before: replaces ? String(ended) : known === null ? null : known.role,
    after: changed.value.role,
  });
  return success({ token, name: changed.value.name, role: changed.value.role, expiresAt });
}

async function addPerson(
  transaction: TransactionQueries,
  name: string,
  { role, at }: { readonly role: DeskRole | null; readonly at: Date },
): Promise<Result<Person>> {
  if (role === null) return failure(`Nobody at the desk is called ${name}. For somebody new, name the role.`);
  const { id } = await transaction
    .insertInto('desk_person')
    .values({ name, role, added_at: at.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return success({ id, name, role, isRemoved: false });
}

function keepPerson(person: Person): Result<Person> {
  if (!person.isRemoved) return success(person);
  return failure(`${person.name} was removed, and the audit trail goes on naming them. Choose another name.`);
}

/** Sessions of the former role end. */
async function changeRole(transaction: TransactionQueries, person: Person, role: DeskRole): Promise<Result<Person>> {
  if (await isLastOwner(transaction, person))
    return failure(`${person.name} is the last owner who can sign in. Invite another owner first.`);
  await transaction.updateTable('desk_person').set({ role }).where('id', '=', person.id).execute();
  await endSessionsOf(transaction, person.id);
  return success({ ...person, role });
}

/** Who a link is for. Null: it was used, has expired, or a newer one has ended it. */
export async function findInvited(queries: Queries, token: string, now: Date): Promise<Person | null> {
  const row = await queries
    .selectFrom('desk_invite')
    .innerJoin('desk_person', 'desk_person.id', 'desk_invite.person_id')
    .select(['desk_person.id', 'desk_person.name', 'desk_person.role'])
    .where('desk_invite.token_hash', '=', hashToken(token))
    .where('desk_invite.expires_at', '>', now.toISOString())
    .where('desk_person.removed_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, isRemoved: false };
}

/** Uses a link up. False: somebody else has. */
export async function takeInvite(transaction: TransactionQueries, token: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('desk_invite')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Ends an open link. A person who has never signed in stays, without a way in. */
export async function cancelInvite(transaction: TransactionQueries, name: string, doer: Doer): Promise<Result<Person>> {
  const person = await findMember(transaction, name);
  if (!person.ok) return person;
  const { numDeletedRows } = await transaction
    .deleteFrom('desk_invite')
    .where('person_id', '=', person.value.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return failure(`${person.value.name} has no open link.`);
  await notePerson(transaction, doer, {
    action: 'cancel-link',
    subject: person.value.name,
  });
  return person;
}
