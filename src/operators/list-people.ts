import type { Queries } from '#database/schema.ts';
import { shortKeyId } from './keys.ts';

/** Everybody who may sign in or might by an open link, owners first. */
export async function listPeople(queries: Queries, now: Date) {
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
    /** Keys that work, oldest first. */
    keys: keys
      .filter((key) => key.person_id === id)
      .toSorted((one, other) => one.added_at.localeCompare(other.added_at))
      .map((key) => ({
        id: key.id,
        /** As commands show and take it. */
        shortId: shortKeyId(key.id),
        name: key.name,
        /** Another host name: it opens nothing here. */
        relyingParty: key.relying_party,
        addedAt: new Date(key.added_at),
        lastUsedAt: key.last_used_at === null ? null : new Date(key.last_used_at),
      })),
    /** Where they are signed in now, newest first. */
    sessions: sessions
      .filter((session) => session.person_id === id)
      .toSorted((one, other) => other.seen_at.localeCompare(one.seen_at))
      .map(({ place, begun_at, seen_at }) => ({ place, begunAt: new Date(begun_at), seenAt: new Date(seen_at) })),
    /** When the open link expires; null: there is none. */
    inviteUntil: expires_at === null ? null : new Date(expires_at),
  }));
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];
