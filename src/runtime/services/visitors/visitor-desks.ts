import type { Result } from '#domain/kernel/result.ts';
import { createVisitorDesk, type VisitorDesk } from '#visitors/visitor-desk.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';

export { createCorrectionDesk } from '#visitors/corrections.ts';
export { readOpenReports, type ReportedPlan } from '#visitors/report-desk.ts';
export type { CountedArrival, CountedBrowserError, CountedGroup, VisitorDesk } from '#visitors/visitor-desk.ts';

/** Opens and migrates the database and runs `work` with the visit counts. */
export function withVisitorDesk<Value>(
  setting: DatabaseSetting,
  work: (desk: VisitorDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => work(createVisitorDesk(database)));
}
