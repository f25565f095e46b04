import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { notePerson, type Doer } from './doer.ts';
import { parseName } from './parse-name.ts';

/** Shortest beginning of a key's id that a command takes. */
const shortestKeyId = 6;

/** The beginning of a key's id, long enough to name it and short enough to type; a dash in front would begin an option. */
export function shortKeyId(id: string): string {
  return id.replace(/^-+/, '').slice(0, 10);
}

/**
 * Ends a key and the sessions that it began, at once. A person without another key needs a link.
 * @param id of the key, or its first characters
 * @param owner null: anybody's key
 */
export async function revokeKey(
  transaction: TransactionQueries,
  { id, owner }: { readonly id: string; readonly owner: number | null },
  doer: Doer,
): Promise<Result<{ readonly name: string; readonly person: string }>> {
  if (id.length < shortestKeyId) return failure(`Name a key by at least ${shortestKeyId} characters of its id.`);
  const keys = await transaction
    .selectFrom('desk_key')
    .innerJoin('desk_person', 'desk_person.id', 'desk_key.person_id')
    .select(['desk_key.id', 'desk_key.name', 'desk_key.person_id', 'desk_person.name as person'])
    .where('desk_key.revoked_at', 'is', null)
    .execute();
  const matching = keys.filter(
    (key) =>
      [key.id, shortKeyId(key.id)].some((known) => known.startsWith(id)) && (owner === null || key.person_id === owner),
  );
  const [key] = matching;
  if (key === undefined) return failure(`There is no key ${id}, or it was revoked.`);
  if (matching.length > 1) return failure(`Several keys begin with ${id}.`);
  await transaction
    .updateTable('desk_key')
    .set({ revoked_at: doer.at.toISOString() })
    .where('id', '=', key.id)
    .execute();
  await transaction.deleteFrom('desk_session').where('key_id', '=', key.id).execute();
  await notePerson(transaction, doer, {
    action: 'revoke',
    subject: key.person,
    before: key.name,
  });
  return success({ name: key.name, person: key.person });
}

/** Returns how many there were. */
export async function revokeAllKeys(transaction: TransactionQueries, personId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('desk_key')
    .set({ revoked_at: at.toISOString() })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What an authenticator has answered, checked. */
export interface NewKey {
  readonly id: string;
  readonly personId: number;
  readonly person: string;
  /** As typed. */
  readonly name: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly relyingParty: string;
}

/** Stores a key. An id that is known already is refused: it would replace somebody's key. */
export async function addKey(transaction: TransactionQueries, key: NewKey, at: Date): Promise<boolean> {
  const name = parseName(key.name);
  const shownName = name.ok ? name.value : 'Key';
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('desk_key')
    .values({
      id: key.id,
      person_id: key.personId,
      name: shownName,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports.join(' '),
      relying_party: key.relyingParty,
      added_at: at.toISOString(),
      last_used_at: at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  await notePerson(
    transaction,
    { operator: key.person, via: 'desk', at },
    {
      action: 'add-key',
      subject: key.person,
      after: shownName,
    },
  );
  return true;
}
