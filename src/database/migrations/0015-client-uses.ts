import type { Migration } from '#database/migration.ts';

/**
 * Rate-limit counters of clients, for all processes of a site. Unlogged in PostgreSQL: after a crash counting starts
 * over. With SQLite all processes are on one machine and count in memory.
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
