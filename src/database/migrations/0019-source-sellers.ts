import type { Migration } from '#database/migration.ts';

/** The source that last named the plans of each seller, to detect sellers that it no longer names. */
export const sourceSellersMigration: Migration = {
  name: '0019-source-sellers',
  statements: ({ clustered }) => [
    `create table source_seller (
      provider_id integer not null references provider (id),
      feed text not null,
      source text not null,
      primary key (provider_id, feed)
    )${clustered}`,
  ],
};
