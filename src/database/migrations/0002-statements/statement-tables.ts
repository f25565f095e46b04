import type { EngineWords } from '#database/migration.ts';

export function statementTables(words: EngineWords): readonly string[] {
  return [...runColumns, ...factTables(words), ...overlayTables(words), ...heldTables(words)];
}

const runColumns = [
  // The operator's name for the source of a feed run; null: no feed has stated it.
  'alter table import_run add column source_name text',
  // Which of its providers' feeds it is.
  'alter table import_run add column feed text',
  // 1: it has named a real provider.
  'alter table import_run add column states_real integer not null default 0',
  // Why what it states does not count; null: it counts.
  "alter table import_run add column void text check (void in ('reverted', 'retired'))",
  'create index import_run_of_source on import_run (source_name, id)',
  'alter table plan add column pinned_at text',
  'alter table plan add column pinned_until text',
  'drop index hidden_plan_of_provider',
];

function factTables({ bigint, real, strict, clustered }: EngineWords): readonly string[] {
  return [
    // The newest facts that feeds state of each plan.
    `create table plan_statement (
      plan_id integer primary key references plan (id),
      run_id integer not null references import_run (id),
      first_run_id integer not null references import_run (id),
      feed text not null,
      facts_hash text not null,
      name text not null,
      names text,
      coverage_set_id integer not null references coverage_set (id),
      network_set_id integer not null references network_set (id),
      data_kind text not null,
      data_mb ${real},
      price_currency text not null,
      price_units ${bigint} not null,
      url text,
      data_words text,
      reduced_speed_kbps ${bigint},
      speed_limit_kbps ${bigint},
      fair_use text,
      validity_days integer,
      day_count text,
      activation text,
      install_within_days integer,
      tethering integer,
      top_up integer,
      day_pass integer,
      ekyc integer,
      phone_number integer,
      voice_minutes integer,
      sms_count integer,
      subscription integer,
      new_customers_only integer,
      ads integer,
      refund text,
      unused_data text,
      after_end text,
      further_prices text
    )${strict}`,
    // Earlier ones, of the last runs of each source, by what differs from the next newer one.
    `create table past_statement (
      plan_id integer not null references plan (id),
      until_run_id integer not null references import_run (id),
      run_id integer not null references import_run (id),
      checked_at text not null,
      difference text not null,
      primary key (plan_id, until_run_id)
    )${clustered}`,
    'create index past_statement_of_run on past_statement (until_run_id)',
    // Complete runs that have missed a plan since its newest statement.
    `create table plan_absence (
      plan_id integer not null references plan (id),
      run_id integer not null references import_run (id),
      withdraws integer not null check (withdraws in (0, 1)),
      unconfirmed_after integer not null,
      primary key (plan_id, run_id)
    )${clustered}`,
    'create index plan_absence_of_run on plan_absence (run_id)',
    // The sellers that each complete run of a named source has named.
    `create table run_seller (
      run_id integer not null references import_run (id),
      provider_id integer not null references provider (id),
      primary key (run_id, provider_id)
    )${clustered}`,
  ];
}

function overlayTables({ clustered, strict }: EngineWords): readonly string[] {
  return [
    // What the operator says over a plan. `said`: JSON; `ends_at` null: until it is taken back.
    `create table plan_overlay (
      plan_id integer not null references plan (id),
      kind text not null check (kind in ('hidden', 'price', 'facts')),
      said text not null,
      reason text not null,
      said_at text not null,
      ends_at text,
      primary key (plan_id, kind)
    )${clustered}`,
    // Providers that visitors see as another one.
    `create table provider_merge (
      provider_id integer primary key references provider (id),
      into_id integer not null references provider (id),
      merged_at text not null,
      check (provider_id <> into_id)
    )${strict}`,
    'create index provider_merge_into on provider_merge (into_id)',
  ];
}

function heldTables({ bytes, clustered }: EngineWords): readonly string[] {
  return [
    // What held runs state, in batches: JSON, compressed with zstd.
    `create table held_plans (
      run_id integer not null references feed_run (id),
      number integer not null,
      plans ${bytes} not null,
      primary key (run_id, number)
    )${clustered}`,
  ];
}
