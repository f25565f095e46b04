import type { Migration } from '#database/migration.ts';

/** Rates by day, the state of each source, and the lease for updates. */
export const exchangeRateHistoryMigration: Migration = {
  name: '0009-exchange-rate-history',
  statements: ({ bigint, clustered }) => [
    `create table exchange_rate_day (
      currency text not null,
      day text not null,
      per_usd_e8 ${bigint} not null check (per_usd_e8 > 0),
      source text not null,
      primary key (currency, day)
    )${clustered}`,
    `insert into exchange_rate_day (currency, day, per_usd_e8, source)
      select currency, date, per_usd_e8, source from exchange_rate`,
    `create table rate_source (
      name text not null primary key,
      location_hash text not null,
      etag text,
      last_modified text,
      checked_at text not null,
      rates_date text,
      problem text,
      held text not null
    )${clustered}`,
    `create table lease (
      name text not null primary key,
      holder text not null,
      held_until text not null,
      next_at text not null
    )${clustered}`,
  ],
};
