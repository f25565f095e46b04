import type { Migration } from '#database/migration.ts';

/** Daily anonymous counts of page views, and of searches that found nothing. */
export const viewsAndSearchesMigration: Migration = {
  name: '0025-views-and-searches',
  statements: ({ bigint, clustered }) => [
    `create table page_view (
      day text not null,
      page text not null,
      destination text not null,
      count ${bigint} not null check (count > 0),
      primary key (day, page, destination)
    )${clustered}`,
    `create table missed_search (
      code text not null,
      day text not null,
      query text not null,
      count ${bigint} not null check (count > 0),
      primary key (code, day)
    )${clustered}`,
    'create index missed_search_of_day on missed_search (day)',
  ],
};
