import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { Result } from '#domain/kernel/result.ts';
import { createReportDesk, type ReportDesk } from '#visitors/report-desk.ts';
import type { DatabaseSetting } from './import-feed.ts';

export type { ReportDesk, ReportedPlan } from '#visitors/report-desk.ts';

/** Opens and migrates the database and runs `work` with the visitors' reports. */
export async function withReportDesk<Value>(
  { databaseUrl, dataDir }: DatabaseSetting,
  work: (desk: ReportDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: databaseUrl, dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(createReportDesk(database)) : migrated;
}
