import type { Migration } from '#database/migration.ts';

/** What the operator was told, so that nothing is told twice; jobs whose last run failed. */
export const operatorNoticesMigration: Migration = {
  name: '0026-operator-notices',
  statements: ({ clustered }) => [
    `create table operator_told (
      topic text not null primary key,
      mark text not null,
      told_at text not null
    )${clustered}`,
    `create table failed_job (
      job text not null primary key,
      problem text not null,
      failed_at text not null
    )${clustered}`,
  ],
};
