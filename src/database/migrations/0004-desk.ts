import type { EngineWords, Migration } from '#database/migration.ts';
import { moveReviewEvents } from './0004-desk/move-review-events.ts';

/**
 * People of the desk with their keys and sessions, one audit trail, decisions that take effect later, what was found in
 * reviews. `review_event` stays, empty, until the next migration: servers of an older version may still write to it.
 */
export const deskMigration: Migration = {
  name: '0004-desk',
  statements: (words) => [
    ...peopleTables(words),
    ...trailTables(words),
    ...reviewTables(words),
    ...reportColumns(words),
    'create index held_feed_waiting on held_feed (run_id) where decision is null',
    'alter table feed_source add column asked_at text',
  ],
  fill: moveReviewEvents,
};

/** Names differ by more than capitals, of removed people too: the trail names them. */
function peopleTables({ bytes, clustered, identity, strict }: EngineWords): readonly string[] {
  return [
    `create table desk_person (
      id ${identity} primary key,
      name text not null,
      role text not null check (role in ('moderator', 'owner')),
      choices text not null default '{}',
      added_at text not null,
      removed_at text
    )${strict}`,
    'create unique index desk_person_name on desk_person (lower(name))',
    `create table desk_key (
      id text not null primary key,
      person_id integer not null references desk_person (id),
      name text not null,
      public_key ${bytes} not null,
      counter integer not null,
      transports text not null,
      relying_party text not null,
      added_at text not null,
      last_used_at text,
      revoked_at text
    )${strict}`,
    'create index desk_key_of_person on desk_key (person_id)',
    `create table desk_invite (
      person_id integer not null primary key references desk_person (id),
      token_hash text not null unique,
      made_at text not null,
      expires_at text not null
    )${strict}`,
    `create table desk_session (
      token_hash text not null primary key,
      person_id integer not null references desk_person (id),
      key_id text not null references desk_key (id),
      begun_at text not null,
      seen_at text not null,
      touched_at text not null,
      ends_at text not null,
      place text not null
    )${clustered}`,
    'create index desk_session_of_person on desk_session (person_id)',
    `create table desk_challenge (
      challenge_hash text not null primary key,
      purpose text not null check (purpose in ('sign-in', 'touch', 'new-key')),
      asked_by text not null,
      expires_at text not null
    )${clustered}`,
    `create table desk_claim (
      item text not null primary key,
      person_id integer not null references desk_person (id),
      claimed_at text not null,
      expires_at text not null
    )${clustered}`,
  ];
}

function trailTables({ identity, strict }: EngineWords): readonly string[] {
  return [
    `create table due_decision (
      id ${identity} primary key,
      made_at text not null,
      due_at text not null,
      operator text not null,
      via text not null,
      kind text not null,
      action text not null,
      subject text not null,
      parameters text not null,
      seen text not null,
      state text not null check (state in ('waiting', 'done', 'taken-back', 'refused')),
      ended_at text,
      refusal text,
      check ((state = 'waiting') = (ended_at is null))
    )${strict}`,
    `create index due_decision_waiting on due_decision (due_at) where state = 'waiting'`,
    `create unique index due_decision_of_item on due_decision (kind, subject) where state = 'waiting'`,
    `create table audit_event (
      id ${identity} primary key,
      at text not null,
      operator text not null,
      via text not null check (via in ('desk', 'shell', 'site', 'visitor')),
      kind text not null,
      action text not null,
      subject text not null,
      before text,
      after text,
      reason text,
      note text,
      decision_id integer references due_decision (id)
    )${strict}`,
    'create index audit_event_of_item on audit_event (kind, subject, id)',
    'create index audit_event_of_operator on audit_event (operator, id)',
    'create index audit_event_of_day on audit_event (at, id)',
  ];
}

function reviewTables({ clustered }: EngineWords): readonly string[] {
  return [
    `create table review_flag (
      review_id text not null references review (id),
      position integer not null,
      kind text not null,
      begins integer,
      ends integer,
      other_id text,
      primary key (review_id, position)
    )${clustered}`,
    `create table review_image_opened (
      review_id text not null references review (id),
      public_id text not null,
      operator text not null,
      at text not null,
      primary key (review_id, public_id, operator)
    )${clustered}`,
    'alter table review add column desk_note text',
    'alter table review add column put_off_at text',
    // For lists page by page, and for what is compared when a review arrives.
    `create index review_to_read on review (coalesce(put_off_at, ''), created_at, id) where status = 'pending'`,
    ...['published', 'rejected', 'removed'].map(
      (status) => `create index review_${status}_by_age on review (created_at, id) where status = '${status}'`,
    ),
    'create index review_of_provider_by_age on review (provider_id, created_at, id)',
    // Whole texts are too long for an index of PostgreSQL.
    'create index review_of_provider_by_text on review (provider_id, substr(text, 1, 40), created_at, id)',
    'create index review_of_author on review (author_name, created_at)',
  ];
}

/** The price that a visitor saw at the seller. */
function reportColumns({ bigint }: EngineWords): readonly string[] {
  return [
    'alter table price_report add column seen_currency text',
    `alter table price_report add column seen_units ${bigint}`,
  ];
}
