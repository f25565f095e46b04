import type { Migration } from '#database/migration.ts';
import { catalogueMigration } from './0001-catalogue.ts';
import { exchangeRatesMigration } from './0002-exchange-rates.ts';
import { reviewsMigration } from './0003-reviews.ts';
import { destinationExperienceMigration } from './0004-destination-experience.ts';
import { reviewLifeMigration } from './0005-review-life.ts';
import { reviewReadingMigration } from './0006-review-reading.ts';
import { reviewTallyMigration } from './0007-review-tally.ts';

/** Every migration in the order it is applied. New ones go to the end. */
export const allMigrations: readonly Migration[] = [
  catalogueMigration,
  exchangeRatesMigration,
  reviewsMigration,
  destinationExperienceMigration,
  reviewLifeMigration,
  reviewReadingMigration,
  reviewTallyMigration,
];
