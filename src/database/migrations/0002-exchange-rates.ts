import type { Migration } from '#database/migration.ts';

/** The last valid rate of every currency. */
export const exchangeRatesMigration: Migration = {
  name: '0002-exchange-rates',
  statements: ({ bigint, clustered }) => [
    `create table exchange_rate (
      currency text not null primary key,
      per_usd_e8 ${bigint} not null check (per_usd_e8 > 0),
      date text not null,
      source text not null
    )${clustered}`,
  ],
};
