import type { Result } from '#domain/kernel/result.ts';
import { createReportDesk, type ReportDesk } from '#visitors/report-desk.ts';
import { withDatabase, type DatabaseSetting } from './with-database.ts';

export type { ReportDesk, ReportedPlan } from '#visitors/report-desk.ts';

/** Opens and migrates the database and runs `work` with the visitors' reports. */
export function withReportDesk<Value>(
  setting: DatabaseSetting,
  work: (desk: ReportDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => work(createReportDesk(database)));
}
