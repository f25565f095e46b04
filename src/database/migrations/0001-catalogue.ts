import type { EngineWords, Migration } from '#database/migration.ts';

/** Providers, plans, their coverage and prices. */
export const catalogueMigration: Migration = {
  name: '0001-catalogue',
  statements: (words) => [
    ...sharedTables(words),
    planTable(words),
    ...planIndexes,
    ...planParts(words),
    ...summaries(words),
  ],
};

function sharedTables({ clustered, strict }: EngineWords): string[] {
  return [
    `create table provider (
      id integer primary key,
      public_id text not null unique,
      slug text not null unique,
      name text not null,
      url text,
      image text,
      example integer not null check (example in (0, 1)),
      plan_count integer not null
    )${strict}`,
    `create table coverage_set (
      id integer primary key,
      fingerprint text not null unique,
      scope text not null check (scope in ('local', 'regional', 'global')),
      region text,
      countries text not null,
      country_count integer not null check (country_count > 0)
    )${strict}`,
    `create table coverage_destination (
      destination text not null,
      coverage_set_id integer not null references coverage_set (id),
      primary key (destination, coverage_set_id)
    )${clustered}`,
    `create table network_set (
      id integer primary key,
      fingerprint text not null unique,
      networks text not null,
      breakout text not null,
      best_generation text
    )${strict}`,
    `create table data_version (name text not null primary key, value integer not null)${clustered}`,
  ];
}

function planTable({ bigint, real, strict }: EngineWords): string {
  return `create table plan (
    id integer primary key,
    provider_id integer not null references provider (id),
    external_id text not null,
    name text not null,
    names text,
    coverage_set_id integer not null references coverage_set (id),
    network_set_id integer not null references network_set (id),
    data_kind text not null check (data_kind in ('total', 'daily', 'unlimited', 'payg')),
    data_mb ${real},
    data_rank ${real} not null,
    data_words text,
    reduced_speed_kbps ${bigint},
    speed_limit_kbps ${bigint},
    fair_use text,
    validity_days integer,
    day_count text,
    activation text,
    install_within_days integer,
    price_currency text not null,
    price_units ${bigint} not null check (price_units >= 0),
    own_price_count integer not null,
    tethering integer,
    top_up integer,
    ekyc integer,
    phone_number integer,
    voice_minutes integer,
    sms_count integer,
    subscription integer,
    new_customers_only integer,
    ads integer,
    url text,
    facts_hash text not null,
    feed text not null,
    updated_at text not null,
    active integer not null check (active in (0, 1)),
    unique (provider_id, external_id)
  )${strict}`;
}

/**
 * Covering indexes for the order and the filter of a destination page: its plans are sorted without reading a row of
 * the table.
 */
const planIndexes = [
  `create index plan_at_coverage on plan
    (coverage_set_id, active, provider_id, price_currency, price_units, own_price_count, data_rank, id)`,
];

function planParts({ engine, bigint, clustered, strict, updatedOften }: EngineWords): string[] {
  return [
    `create table plan_check (
      plan_id integer primary key references plan (id),
      checked_at text not null
    )${updatedOften}`,
    `create table plan_own_price (
      plan_id integer not null references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      primary key (plan_id, currency)
    )${clustered}`,
    `create table plan_promo (
      plan_id integer primary key references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      code text,
      new_customers_only integer,
      starts_at text,
      ends_at text
    )${strict}`,
    `create table import_run (
      id integer primary key,
      source text not null,
      started_at text not null,
      added integer not null,
      changed integer not null,
      unchanged integer not null,
      withdrawn integer not null
    )${strict}`,
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

/** Refreshed by the writer in the transaction that changes the plans. */
function summaries({ bigint, clustered }: EngineWords): string[] {
  return [
    `create table destination_stat (
      destination text not null primary key,
      provider_count integer not null,
      plan_count integer not null,
      checked_at text not null
    )${clustered}`,
    `create table destination_provider (
      destination text not null,
      provider_id integer not null references provider (id),
      plan_count integer not null,
      primary key (destination, provider_id)
    )${clustered}`,
    `create table destination_floor (
      destination text not null,
      kind text not null check (kind in ('price', 'per-gb')),
      display_currency text not null,
      source_currency text not null,
      units ${bigint} not null,
      data_mb ${bigint} not null,
      primary key (destination, kind, display_currency, source_currency, data_mb)
    )${clustered}`,
  ];
}
