import type { EngineWords } from '#database/migration.ts';

/** Imports with what they have observed and overwritten; runs and the state of feeds. */
export function feedTables(words: EngineWords): readonly string[] {
  return [...importTables(words), ...runTables(words), ...sourceTables(words)];
}

function importTables({ engine, bigint, clustered, strict }: EngineWords): readonly string[] {
  return [
    `create table import_run (
      id integer primary key,
      source text not null,
      started_at text not null,
      added integer not null,
      changed integer not null,
      unchanged integer not null,
      withdrawn integer not null,
      reverted_at text
    )${strict}`,
    'create index reverted_import on import_run (id) where reverted_at is not null',
    `create table price_observation (
      plan_id integer not null references plan (id),
      import_id integer not null references import_run (id),
      kind text not null check (kind in ('list', 'own', 'promo')),
      currency text not null,
      units ${bigint},
      observed_at text not null,
      primary key (plan_id, import_id, kind, currency)
    )${clustered}`,
    ...(engine === 'sqlite' ? sqliteAppendOnly : postgresAppendOnly),
    // What an import overwrites, so that it can be reverted.
    `create table plan_before (
      import_id integer not null references import_run (id),
      plan_id integer not null references plan (id),
      stored text not null,
      primary key (import_id, plan_id)
    )${clustered}`,
  ];
}

const sqliteAppendOnly = ['update', 'delete'].map(
  (action) => `create trigger price_observation_no_${action} before ${action} on price_observation
    begin select raise(abort, 'price observations are append-only'); end`,
);

const postgresAppendOnly = [
  `create function refuse_observation_change() returns trigger language plpgsql as $$
    begin raise exception 'price observations are append-only'; end $$`,
  `create trigger price_observation_append_only before update or delete or truncate on price_observation
    for each statement execute function refuse_observation_change()`,
];

function runTables({ bigint, identity, strict }: EngineWords): readonly string[] {
  return [
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
      released_run_id integer references feed_run (id),
      import_id integer references import_run (id)
    )${strict}`,
    'create index feed_run_of_feed on feed_run (feed, id)',
    'create index feed_run_of_import on feed_run (import_id)',
    `create table held_feed (
      run_id integer not null primary key references feed_run (id),
      file_hash text not null,
      file_size ${bigint} not null,
      request text not null,
      decision text check (decision in ('released', 'discarded', 'outdated')),
      decided_at text
    )${strict}`,
  ];
}

function sourceTables({ clustered }: EngineWords): readonly string[] {
  return [
    `create table feed_source (
      name text not null primary key,
      checked_at text not null,
      failures integer not null,
      problem text,
      request_hash text not null,
      etag text,
      last_modified text,
      file_name text,
      file_hash text
    )${clustered}`,
    // The last file read for each feed, whether it is configured or imported by hand.
    `create table feed_reading (
      feed text not null primary key,
      file_hash text not null,
      request_hash text not null,
      read_at text not null,
      seen_at text not null,
      plan_count integer not null
    )${clustered}`,
    // The source that last named the plans of each seller, to detect sellers that it no longer names.
    `create table source_seller (
      provider_id integer not null references provider (id),
      feed text not null,
      source text not null,
      primary key (provider_id, feed)
    )${clustered}`,
  ];
}
