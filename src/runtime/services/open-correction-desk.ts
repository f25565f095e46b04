import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Result } from '#domain/kernel/result.ts';
import { createCorrectionDesk, type CorrectionDesk } from '#visitors/corrections.ts';
import type { DatabaseSetting } from './import-feed.ts';

export type { CorrectionDesk } from '#visitors/corrections.ts';

/** Opens and migrates the database and runs `work` with the corrections. */
export async function withCorrectionDesk<Value>(
  { databaseUrl, dataDir }: DatabaseSetting,
  work: (desk: CorrectionDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(createCorrectionDesk(database)) : migrated;
}
