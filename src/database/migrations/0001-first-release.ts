import type { Migration } from '#database/migration.ts';
import { destinationTables } from './0001-first-release/destination-tables.ts';
import { feedTables } from './0001-first-release/feed-tables.ts';
import { mailTables } from './0001-first-release/mail-tables.ts';
import { planTables } from './0001-first-release/plan-tables.ts';
import { providerTables } from './0001-first-release/provider-tables.ts';
import { rateTables } from './0001-first-release/rate-tables.ts';
import { reviewTables } from './0001-first-release/review-tables.ts';
import { siteTables } from './0001-first-release/site-tables.ts';
import { visitorTables } from './0001-first-release/visitor-tables.ts';

/** The tables of 1.0.0. Tables come after those they refer to. */
export const firstReleaseMigration: Migration = {
  name: '0001-first-release',
  statements: (words) =>
    [
      siteTables,
      rateTables,
      providerTables,
      planTables,
      feedTables,
      destinationTables,
      reviewTables,
      mailTables,
      visitorTables,
    ].flatMap((tables) => tables(words)),
};
