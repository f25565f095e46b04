import type { EngineWords } from '#database/migration.ts';

/** Plans, where they work, their prices, and what the operator says over them. */
export function planTables(words: EngineWords): readonly string[] {
  return [...sharedTables(words), planTable(words), ...planIndexes, ...priceTables(words), ...overrideTables(words)];
}

/** Rows that many plans refer to. */
function sharedTables({ clustered, strict }: EngineWords): readonly string[] {
  return [
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
    // The best by country, so that a plan says 5G only where it has 5G.
    `create table network_generation (
      network_set_id integer not null references network_set (id),
      country text not null,
      generation text not null,
      primary key (network_set_id, country)
    )${clustered}`,
    'create index network_generation_country on network_generation (country, generation)',
  ];
}

/** `active`: shown; `offered`: in its feed. A plan that is hidden is offered and not active. */
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
    day_pass integer,
    offered integer not null default 1,
    refund text,
    unused_data text,
    after_end text,
    unique (provider_id, external_id)
  )${strict}`;
}

const planIndexes = [
  // Covers the order and the filter of a destination page: its plans are sorted without reading a row of the table.
  `create index plan_at_coverage on plan
    (coverage_set_id, active, provider_id, price_currency, price_units, own_price_count, data_rank, id)`,
  'create index plan_of_provider on plan (provider_id, active, id)',
  'create index hidden_plan_of_provider on plan (provider_id, id) where active = 0 and offered = 1',
];

function priceTables({ bigint, clustered, strict, updatedOften }: EngineWords): readonly string[] {
  return [
    `create table plan_check (
      plan_id integer primary key references plan (id),
      checked_at text not null,
      missed_runs integer not null default 0,
      unconfirmed integer not null default 0 check (unconfirmed in (0, 1))
    )${updatedOften}`,
    `create table plan_own_price (
      plan_id integer not null references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      primary key (plan_id, currency)
    )${clustered}`,
    // `excluded_kinds`: kinds of data separated by spaces.
    `create table plan_promo (
      plan_id integer primary key references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      code text,
      new_customers_only integer,
      starts_at text,
      ends_at text,
      minimum_currency text,
      minimum_units ${bigint},
      excluded_kinds text not null default ''
    )${strict}`,
  ];
}

function overrideTables({ bigint, strict }: EngineWords): readonly string[] {
  return [
    `create table hidden_plan (
      plan_id integer not null primary key references plan (id),
      reason text not null,
      hidden_at text not null
    )${strict}`,
    `create table price_pin (
      plan_id integer not null primary key references plan (id),
      currency text not null,
      units ${bigint} not null check (units >= 0),
      reason text not null,
      pinned_at text not null,
      ends_at text not null,
      feed_prices text not null,
      feed_checked_at text not null
    )${strict}`,
  ];
}
