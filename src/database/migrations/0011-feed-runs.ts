import type { Migration } from '#database/migration.ts';

/** Feed runs with their outcome, held feeds, and plans missing from feeds. */
export const feedRunsMigration: Migration = {
  name: '0011-feed-runs',
  statements: ({ bigint, identity, strict }) => [
    `create table feed_run (
      id ${identity} primary key,
      feed text not null,
      format text not null,
      file_name text not null,
      started_at text not null,
      ended_at text,
      status text not null check (status in ('running', 'published', 'unchanged', 'held', 'refused', 'failed')),
      sentence text not null,
      report text,
      released_run_id integer references feed_run (id)
    )${strict}`,
    'create index feed_run_of_feed on feed_run (feed, id)',
    `create table held_feed (
      run_id integer not null primary key references feed_run (id),
      file_hash text not null,
      file_size ${bigint} not null,
      request text not null,
      decision text check (decision in ('released', 'discarded', 'outdated')),
      decided_at text
    )${strict}`,
    'alter table plan_check add column missed_runs integer not null default 0',
    'alter table plan_check add column unconfirmed integer not null default 0 check (unconfirmed in (0, 1))',
  ],
};
