import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Result } from '#domain/result.ts';
import type { ImportReport } from '#feeds/import-report.ts';
import { runImport, type ImportRequest } from '#feeds/run-import.ts';

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
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  if (!migrated.ok) return migrated;
  return await runImport(request, { database, writer: createCatalogueWriter(database) });
}
