import type { Migration } from '#database/migration.ts';

/** State of each configured feed. */
export const feedSourcesMigration: Migration = {
  name: '0012-feed-sources',
  statements: ({ clustered }) => [
    `create table feed_source (
      name text not null primary key,
      checked_at text not null,
      failures integer not null,
      problem text,
      request_hash text not null,
      etag text,
      last_modified text,
      file_name text,
      file_hash text,
      read_at text,
      seen_at text,
      plan_count integer not null
    )${clustered}`,
  ],
};
