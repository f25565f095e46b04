import type { Migration } from '#database/migration.ts';

/** Who of the operators took an action on a review. Earlier rows do not know. */
export const whoDecidedMigration: Migration = {
  name: '0027-who-decided',
  statements: () => ['alter table review_event add column operator text'],
};
