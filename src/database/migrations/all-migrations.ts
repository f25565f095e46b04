import type { Migration } from '#database/migration.ts';
import { firstReleaseMigration } from './0001-first-release.ts';
import { statementsMigration } from './0002-statements.ts';
import { dailyCountsMigration } from './0003-daily-counts.ts';
import { deskMigration } from './0004-desk.ts';
import { afterPurchaseMigration } from './0005-after-purchase.ts';
import { reviewReportsMigration } from './0006-review-reports.ts';

/** Every migration in the order it is applied. Append new ones. */
export const allMigrations: readonly Migration[] = [
  firstReleaseMigration,
  statementsMigration,
  dailyCountsMigration,
  deskMigration,
  afterPurchaseMigration,
  reviewReportsMigration,
];
