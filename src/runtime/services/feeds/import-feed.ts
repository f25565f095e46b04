import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { openFeedFile } from '#feeds/read/feed-file.ts';
import { sourceOf, type FeedStore, type ImportRequest } from '#feeds/run/import-request.ts';
import { noteAudit, type Actor } from '#operators/audit-trail.ts';
import { runFeed, type FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { dropExampleReviews } from '#demo/example-reviews.ts';
import type { Upgrade } from '#runtime/backup/upgrade-database.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';

export { ChangeLog } from '#feeds/judge/change-log.ts';
export type { FeedProgress } from '#feeds/judge/judge-rows.ts';
export type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
export type { ImportRequest } from '#feeds/run/import-request.ts';
export type { ImportReport } from '#feeds/judge/import-report.ts';
export { feedFormatNames, isFeedFormatName, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
export { parseOfferUrl } from '#feeds/row/offer-url.ts';
export { parseMapping } from '#feeds/row/parse-mapping.ts';
export { skipMeanings } from '#feeds/read/skip-reason.ts';
export { suspicionMeanings } from '#feeds/judge/suspicion.ts';

export interface ImportSetting extends DatabaseSetting {
  readonly feeds: FeedSettings;
}

/**
 * Opens and migrates the database and imports one feed file. Fails when there is no such file or no database; the
 * feed's own result is in the outcome. @param by who imports it
 */
export async function importFeed(
  request: ImportRequest,
  setting: ImportSetting,
  by: Actor,
): Promise<Result<FeedRunOutcome>> {
  // Check the file first, so that a wrong path does not leave an empty database behind.
  const file = await openFeedFile(request.path);
  if (!file.ok) return file;
  return withDatabase(setting, async (database) => {
    // Its run tells what came of it.
    if (!request.dryRun)
      await noteAudit(database.queries, {
        at: request.now,
        by,
        kind: 'feed',
        action: 'import',
        subject: sourceOf(request),
      });
    return success(await runFeedOn(database, request, setting));
  });
}

/** Runs one feed on an open database: judged, recorded, held or published. */
export async function runFeedOn(
  database: Database,
  request: ImportRequest,
  setting: Pick<ImportSetting, 'dataDir' | 'feeds'>,
): Promise<FeedRunOutcome> {
  const outcome = await runFeed(request, await openFeedStore(database, setting));
  if (!request.dryRun) await clearExamples(database, outcome);
  return outcome;
}

export async function openFeedStore(database: Database, { feeds }: Pick<ImportSetting, 'feeds'>): Promise<FeedStore> {
  const rates = createRateStore(database);
  await ensureRates(rates);
  return {
    database,
    writer: createCatalogueWriter(database),
    rates: await rates.rates(),
    limits: feeds.limits,
  };
}

/** Deletes demo reviews and what waits at the desk after the demo catalogue was replaced; the next import retries after a failure. */
export async function clearExamples(database: Database, { status }: Pick<FeedRunOutcome, 'status'>): Promise<void> {
  if (status !== 'published' && status !== 'unchanged') return;
  try {
    await dropExampleReviews(database);
    if (!(await readStatesReal(database.queries))) return;
    // Commands that publish nothing start without what makes examples.
    const { dropDeskExamples } = await import('#runtime/services/desk/desk-examples.ts');
    await dropDeskExamples(database);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
  }
}

export interface MigrationReport extends Upgrade {
  /** The database without its password. */
  readonly database: string;
}

export function migrateDatabase(
  setting: DatabaseSetting,
  options: { readonly skipsBackup?: boolean } = {},
): Promise<Result<MigrationReport>> {
  return withDatabase(setting, async ({ shownAs }, upgrade) => success({ database: shownAs, ...upgrade }), options);
}
