import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Result } from '#domain/kernel/result.ts';

export interface DatabaseSetting {
  /** `DATABASE_URL`; see `parseDatabaseUrl`. */
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Opens and migrates the database, runs `work` with it and the names of the migrations applied now, and closes it. */
export async function withDatabase<Value>(
  { databaseUrl, dataDir }: DatabaseSetting,
  work: (database: Database, applied: readonly string[]) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(database, migrated.value) : migrated;
}
