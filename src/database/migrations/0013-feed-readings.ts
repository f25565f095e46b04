import type { Migration } from '#database/migration.ts';

/**
 * The last file read for each feed, whatever the request. So far only configured feeds had one: they are read once
 * more.
 */
export const feedReadingsMigration: Migration = {
  name: '0013-feed-readings',
  statements: ({ clustered }) => [
    `create table feed_reading (
      feed text not null primary key,
      file_hash text not null,
      request_hash text not null,
      read_at text not null,
      seen_at text not null,
      plan_count integer not null
    )${clustered}`,
    ...['read_at', 'seen_at', 'plan_count'].map((column) => `alter table feed_source drop column ${column}`),
  ],
};
