import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Result } from '#domain/kernel/result.ts';
import { createVisitorDesk, type VisitorDesk } from '#visitors/visitor-desk.ts';
import type { DatabaseSetting } from './import-feed.ts';

export type { CountedArrival, CountedBrowserError, CountedGroup, VisitorDesk } from '#visitors/visitor-desk.ts';

/** Opens and migrates the database and runs `work` with the visit counts. */
export async function withVisitorDesk<Value>(
  { databaseUrl, dataDir }: DatabaseSetting,
  work: (desk: VisitorDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(createVisitorDesk(database)) : migrated;
}
