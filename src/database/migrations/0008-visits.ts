import type { Migration } from '#database/migration.ts';

/** Daily anonymous counts of referrers and browser errors. */
export const visitsMigration: Migration = {
  name: '0008-visits',
  statements: ({ bigint, clustered }) => [
    `create table arrival_count (
      day text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      term text not null,
      content text not null,
      referrer_host text not null,
      count ${bigint} not null check (count > 0),
      primary key (day, source, medium, campaign, term, content, referrer_host)
    )${clustered}`,
    `create table browser_error (
      day text not null,
      status_code integer not null,
      message text not null,
      position text not null,
      path text not null,
      count ${bigint} not null check (count > 0),
      last_at text not null,
      primary key (day, status_code, message, position)
    )${clustered}`,
  ],
};
