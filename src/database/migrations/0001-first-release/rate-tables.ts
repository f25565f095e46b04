import type { EngineWords } from '#database/migration.ts';

/** The last valid rate of every currency, rates by day, and the state of each source. */
export function rateTables({ bigint, clustered }: EngineWords): readonly string[] {
  return [
    `create table exchange_rate (
      currency text not null primary key,
      per_usd_e8 ${bigint} not null check (per_usd_e8 > 0),
      date text not null,
      source text not null
    )${clustered}`,
    `create table exchange_rate_day (
      currency text not null,
      day text not null,
      per_usd_e8 ${bigint} not null check (per_usd_e8 > 0),
      source text not null,
      primary key (currency, day)
    )${clustered}`,
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
  ];
}
