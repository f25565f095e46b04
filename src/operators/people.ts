import { sql } from 'kysely';
import type { DeskRole } from '#database/desk-tables.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { notePerson, type Doer } from './doer.ts';
import { revokeAllKeys } from './keys.ts';
import { endSessionsOf } from './sessions.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly role: DeskRole;
  /** Was removed, and may not sign in. */
  readonly isRemoved: boolean;
}

/** Whatever the capitals. Null: nobody was ever called so. */
export async function findPerson(queries: Queries, name: string): Promise<Person | null> {
  const row = await queries
    .selectFrom('desk_person')
    .select(['id', 'name', 'role', 'removed_at'])
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, name: row.name, role: row.role, isRemoved: row.removed_at !== null };
}

/** Of somebody who may sign in; the failure says that there is none. */
export async function findMember(queries: Queries, name: string): Promise<Result<Person>> {
  const person = await findPerson(queries, name);
  if (person === null || person.isRemoved) return failure(`Nobody at the desk is called ${name}.`);
  return success(person);
}

/** Removes a person with their keys, sessions and link. Their rows stay in the trail, and so does the name. */
export async function removePerson(transaction: TransactionQueries, name: string, doer: Doer): Promise<Result<Person>> {
  const found = await findMember(transaction, name);
  if (!found.ok) return found;
  const person = found.value;
  if (await isLastOwner(transaction, person))
    return failure(`${person.name} is the last owner who can sign in. Invite another owner first.`);
  await revokeAllKeys(transaction, person.id, doer.at);
  await endSessionsOf(transaction, person.id);
  await transaction.deleteFrom('desk_invite').where('person_id', '=', person.id).execute();
  await transaction
    .updateTable('desk_person')
    .set({ removed_at: doer.at.toISOString() })
    .where('id', '=', person.id)
    .execute();
  await notePerson(transaction, doer, {
    action: 'remove',
    subject: person.name,
    before: person.role,
  });
  return success(person);
}

/** Whether nobody else is an owner with a key: without one, only the shell could let somebody in. */
export async function isLastOwner(queries: Queries, { id, role }: Pick<Person, 'id' | 'role'>): Promise<boolean> {
  if (role !== 'owner') return false;
  const other = await queries
    .selectFrom('desk_person')
    .innerJoin('desk_key', 'desk_key.person_id', 'desk_person.id')
    .select('desk_person.id')
    .where('desk_person.role', '=', 'owner')
    .where('desk_person.removed_at', 'is', null)
    .where('desk_key.revoked_at', 'is', null)
    .where('desk_person.id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Ends all sessions of a person. */
export async function signOutPerson(
  transaction: TransactionQueries,
  name: string,
  doer: Doer,
): Promise<Result<number>> {
  const person = await findMember(transaction, name);
  if (!person.ok) return person;
  const ended = await endSessionsOf(transaction, person.value.id);
  await notePerson(transaction, doer, {
    action: 'sign-out',
    subject: person.value.name,
    before: String(ended),
  });
  return success(ended);
}
