import { createCatalogueReader } from '#catalogue/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import type { CatalogueWriter } from '#catalogue/catalogue-writer-contract.ts';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { success, type Result } from '#domain/result.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import type { Context } from './context.ts';
import type { SiteSettings } from './site-settings.ts';

export interface ContextSettings {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly site: SiteSettings;
  readonly now: () => Date;
}

/** The wired rooms: the context for readers, and what only commands may use. */
export interface OpenContext extends AsyncDisposable {
  readonly context: Context;
  readonly writer: CatalogueWriter;
  readonly rates: RateStore;
  /** Steps of the schema that this start has applied. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

/** Opens the database, brings it up to date and gives it rates. A failure is one sentence for the operator. */
export async function openContext(settings: ContextSettings): Promise<Result<OpenContext>> {
  const opened = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  if (!opened.ok) return opened;
  const database = opened.value;
  const migrated = await migrate(database);
  if (!migrated.ok) {
    await database.close();
    return migrated;
  }
  const rates = createRateStore(database);
  await ensureRates(rates);
  const context: Context = {
    catalogue: createCatalogueReader(database),
    currency: rates,
    reviews: createReviewReader(database),
    site: settings.site,
    now: settings.now,
  };
  const close = (): Promise<void> => database.close();
  const writer = createCatalogueWriter(database);
  return success({ context, writer, rates, migrated: migrated.value, close, [Symbol.asyncDispose]: close });
}
