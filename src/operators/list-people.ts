import type { DeskRole } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';
import { shortKeyId } from './keys.ts';

interface ListedKey {
  readonly id: string;
  /** As commands show and take it. */
  readonly shortId: string;
  readonly name: string;
  /** Another host name: it opens nothing here. */
  readonly relyingParty: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface ListedPerson {
  readonly name: string;
  readonly role: DeskRole;
  /** Keys that work, oldest first. */
  readonly keys: readonly ListedKey[];
  /** Where they are signed in now, newest first. */
  readonly sessions: readonly { readonly place: string; readonly begunAt: Date; readonly seenAt: Date }[];
  /** When the open link expires; null: there is none. */
  readonly inviteUntil: Date | null;
}

/** Everybody who may sign in or might by an open link, owners first. */
export async function listPeople(queries: Queries, now: Date): Promise<readonly ListedPerson[]> {
  const at = now.toISOString();
  const people = await queries
    .selectFrom('desk_person')
    .leftJoin('desk_invite', (join) =>
      join.onRef('desk_invite.person_id', '=', 'desk_person.id').on('desk_invite.expires_at', '>', at),
    )
    .select(['desk_person.id', 'desk_person.name', 'desk_person.role', 'desk_invite.expires_at'])
    .where('desk_person.removed_at', 'is', null)
    .orderBy('desk_person.role', 'desc')
    .orderBy('desk_person.id')
    .execute();
  const keys = await queries.selectFrom('desk_key').selectAll().where('revoked_at', 'is', null).execute();
  const sessions = await queries.selectFrom('desk_session').selectAll().where('ends_at', '>', at).execute();
  return people.map(({ id, name, role, expires_at }) => ({
    name,
    role,
    keys: keys
      .filter((key) => key.person_id === id)
      .toSorted((one, other) => one.added_at.localeCompare(other.added_at))
      .map((key) => ({
        id: key.id,
        shortId: shortKeyId(key.id),
        name: key.name,
        relyingParty: key.relying_party,
        addedAt: new Date(key.added_at),
        lastUsedAt: key.last_used_at === null ? null : new Date(key.last_used_at),
      })),
    sessions: sessions
      .filter((session) => session.person_id === id)
      .toSorted((one, other) => other.seen_at.localeCompare(one.seen_at))
      .map(({ place, begun_at, seen_at }) => ({ place, begunAt: new Date(begun_at), seenAt: new Date(seen_at) })),
    inviteUntil: expires_at === null ? null : new Date(expires_at),
  }));
}
