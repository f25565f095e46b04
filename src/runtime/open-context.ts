import { createCatalogueReader } from '#catalogue/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import type { CatalogueWriter } from '#catalogue/catalogue-writer-contract.ts';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { checkIntegrity } from '#database/check-integrity.ts';
import { DatabaseError } from '#database/database-error.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { createBotCheck } from '#reviews/bot-checks/create-bot-check.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import type { Context } from './context.ts';
import { makeDemoReviews } from './make-demo-reviews.ts';
import { defaultReviewSettings, type ReviewSettings } from './review-settings.ts';
import { openImageStore } from './open-image-store.ts';
import { openSubmissions } from './open-submissions.ts';
import { openReviewUpkeep, type ReviewUpkeep } from './review-upkeep.ts';
import type { SiteSettings } from './site-settings.ts';

export interface ContextSettings {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly site: SiteSettings;
  /** Left out: as they are when nothing is configured. */
  readonly reviews?: ReviewSettings;
  readonly now: () => Date;
}

/** The wired rooms: the context for readers, and what only commands may use. */
export interface OpenContext extends AsyncDisposable {
  readonly context: Context;
  readonly writer: CatalogueWriter;
  readonly rates: RateStore;
  /** Gives the sellers of the demo catalogue invented reviews, and counts them. */
  readonly makeDemoReviews: () => Promise<number>;
  /** What a server does about reviews while nobody asks. */
  readonly upkeep: ReviewUpkeep;
  /** Steps of the schema that this start has applied. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the database, looks for damage, brings it up to date and gives it rates. A failure is one sentence for the
 * operator, and nothing stays open.
 */
export async function openContext(settings: ContextSettings): Promise<Result<OpenContext>> {
  const opened = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  if (!opened.ok) return opened;
  const database = opened.value;
  const migrated = await prepare(database);
  if (migrated.ok) return success(wire(database, settings, migrated.value));
  await database.close();
  return migrated;
}

async function prepare(database: Database): Promise<Result<readonly string[]>> {
  const sound = await checkIntegrity(database);
  if (!sound.ok) return sound;
  const migrated = await migrate(database);
  if (!migrated.ok) return migrated;
  try {
    await ensureRates(createRateStore(database));
    return migrated;
  } catch (error) {
    if (error instanceof DatabaseError) return failure(error.message);
    throw error;
  }
}

function wire(database: Database, settings: ContextSettings, migrated: readonly string[]): OpenContext {
  const { site, now, dataDir, reviews = defaultReviewSettings } = settings;
  const imageStore = openImageStore(reviews.images, dataDir);
  const rates = createRateStore(database);
  const botCheck = createBotCheck({
    queries: database.queries,
    settings: reviews.botCheck,
    origin: site.origin,
  });
  const context: Context = {
    catalogue: createCatalogueReader(database),
    currency: rates,
    reviews: createReviewReader(database),
    botCheck,
    ...openSubmissions({ database, botCheck, imageStore, settings: reviews, now }),
    visitors: createVisitorLog(database),
    site,
    now,
  };
  const upkeep = openReviewUpkeep({ database, imageStore, settings: reviews, site, now });
  const close = async (): Promise<void> => {
    upkeep.close();
    await database.close();
  };
  const writer = createCatalogueWriter(database);
  return {
    context,
    writer,
    rates,
    makeDemoReviews: () => makeDemoReviews(database, now()),
    upkeep,
    migrated,
    close,
    [Symbol.asyncDispose]: close,
  };
}
