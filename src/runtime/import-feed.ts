import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import { DatabaseError } from '#database/database-error.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { success, type Result } from '#domain/result.ts';
import { openFeedFile } from '#feeds/feed-file.ts';
import type { ImportReport } from '#feeds/import-report.ts';
import { runImport, type ImportRequest } from '#feeds/run-import.ts';
import { dropExampleReviews } from '#reviews/example-reviews.ts';

export type { ImportProgress, ImportRequest } from '#feeds/run-import.ts';
export type { ImportReport } from '#feeds/import-report.ts';
export { feedFormatNames, isFeedFormatName, type FeedFormatName } from '#feeds/feed-format.ts';
export { parseOfferUrl } from '#feeds/offer-url.ts';
export { skipMeanings } from '#feeds/skip-reason.ts';

export interface DatabaseSetting {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Opens the database, brings it up to date and imports one feed file. A failure is one plain sentence. */
export async function importFeed(
  request: ImportRequest,
  { databaseUrl, dataDir }: DatabaseSetting,
): Promise<Result<ImportReport>> {
  // A wrong path must not leave an empty database behind.
  const file = await openFeedFile(request.path);
  if (!file.ok) return file;
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  if (!migrated.ok) return migrated;
  const imported = await runImport(request, { database, writer: createCatalogueWriter(database) });
  if (imported.ok && !request.dryRun) await clearExamples(database);
  return imported;
}

/** Where the example catalogue has made way, what was said about it goes too; the next import makes up for a failure. */
async function clearExamples(database: Database): Promise<void> {
  try {
    await dropExampleReviews(database);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}

/** What `migrateDatabase` did. */
export interface MigrationReport {
  /** The database without its password. */
  readonly database: string;
  /** Names of the steps applied now, in order; empty: it was up to date. */
  readonly applied: readonly string[];
}

/** Brings the tables up to date. A failure is one plain sentence. */
export async function migrateDatabase({ databaseUrl, dataDir }: DatabaseSetting): Promise<Result<MigrationReport>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? success({ database: database.shownAs, applied: migrated.value }) : migrated;
}
