import type { Migration } from '#database/migration.ts';

/** Plans sold for any number of days as one eSIM; null until a feed says so. */
export const dayPassesMigration: Migration = {
  name: '0021-day-passes',
  statements: () => ['alter table plan add column day_pass integer'],
};
