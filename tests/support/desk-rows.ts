import type { Database } from '#database/database.ts';
import { oddText } from './odd-text.ts';

const at = '2026-11-25T08:00:00.000Z';

/** A person of the desk with a row in each table of sign-ins. */
export async function storeDeskRows({ queries }: Database): Promise<void> {
  const { id: person } = await queries
    .insertInto('desk_person')
    .values({ name: oddText, role: 'owner', added_at: at, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('desk_key')
    .values({
      id: 'key-1',
      person_id: person,
      name: oddText,
      public_key: Uint8Array.of(0, 255, 10),
      counter: 3,
      transports: 'internal hybrid',
      relying_party: 'desk.esim.example',
      added_at: at,
      last_used_at: null,
      revoked_at: null,
    })
    .execute();
  const ends = { expires_at: at };
  await queries
    .insertInto('desk_invite')
    .values({ person_id: person, token_hash: 'b1', made_at: at, ...ends })
    .execute();
  const times = { begun_at: at, seen_at: at, touched_at: at, ends_at: at };
  await queries
    .insertInto('desk_session')
    .values({ token_hash: 'c1', person_id: person, key_id: 'key-1', place: oddText, ...times })
    .execute();
  await queries
    .insertInto('desk_challenge')
    .values({ challenge_hash: 'd1', purpose: 'sign-in', asked_by: '', ...ends })
    .execute();
  await queries
    .insertInto('desk_claim')
    .values({ item: 'review:1', person_id: person, claimed_at: at, ...ends })
    .execute();
}
