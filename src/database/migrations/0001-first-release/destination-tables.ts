import type { EngineWords } from '#database/migration.ts';

/** Summaries of destinations, refreshed by the writer in the transaction that changes the plans. */
export function destinationTables({ bigint, clustered }: EngineWords): readonly string[] {
  return [
    `create table destination_stat (
      destination text not null primary key,
      provider_count integer not null,
      plan_count integer not null,
      checked_at text not null,
      changed_at text not null default ''
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
      plan_id ${bigint},
      primary key (destination, kind, display_currency, source_currency, data_mb)
    )${clustered}`,
    // History of the lowest price, in each currency of the plans.
    `create table destination_low (
      destination text not null,
      currency text not null,
      observed_at text not null,
      units ${bigint},
      primary key (destination, currency, observed_at)
    )${clustered}`,
    // The cheapest purchases that serve the basket for comparing destinations: 7 days and 5 GB.
    `create table destination_basket (
      destination text not null,
      display_currency text not null,
      source_currency text not null,
      place integer not null,
      units ${bigint} not null,
      plan_id integer not null,
      plan_count integer not null default 1,
      price_count integer not null default 1,
      primary key (destination, display_currency, source_currency, place)
    )${clustered}`,
  ];
}
