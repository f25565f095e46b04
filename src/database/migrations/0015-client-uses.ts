import type { Migration } from '#database/migration.ts';

/**
 * How often clients did what is limited, for all processes of a site. Not written to the log of PostgreSQL: after a crash
 * the counting starts over. A file of SQLite has one machine, whose processes count for themselves.
 */
export const clientUsesMigration: Migration = {
  name: '0015-client-uses',
  statements: ({ engine }) =>
    engine === 'sqlite'
      ? []
      : [
          `create unlogged table client_use (
            key text not null primary key,
            times bigint[] not null,
            granted integer not null,
            forget_at bigint not null
          ) with (fillfactor = 50)`,
        ],
};
