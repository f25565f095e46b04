import type { Database } from '#database/database.ts';
import type { Result } from '#domain/kernel/result.ts';
import { createCorrectionDesk } from '#visitors/corrections.ts';
import { createReportDesk } from '#visitors/report-desk.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';

export type { CorrectionDesk } from '#visitors/corrections.ts';
export type { ReportDesk, ReportedPlan } from '#visitors/report-desk.ts';
export type { CountedArrival, CountedBrowserError, CountedGroup, VisitorDesk } from '#visitors/visitor-desk.ts';

function withDesk<Desk>(create: (database: Database) => Desk) {
  return <Value>(setting: DatabaseSetting, work: (desk: Desk) => Promise<Result<Value>>): Promise<Result<Value>> =>
    withDatabase(setting, (database) => work(create(database)));
}

/** Opens and migrates the database and runs `work` with the visit counts. */
export const withVisitorDesk = withDesk(createVisitorDesk);

/** Opens and migrates the database and runs `work` with the visitors' reports. */
export const withReportDesk = withDesk(createReportDesk);

/** Opens and migrates the database and runs `work` with the corrections. */
export const withCorrectionDesk = withDesk(createCorrectionDesk);
