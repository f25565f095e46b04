import type { Result } from '#domain/kernel/result.ts';
import { createCorrectionDesk, type CorrectionDesk } from '#visitors/corrections.ts';
import { createReportDesk, type ReportDesk } from '#visitors/report-desk.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { createVisitorDesk, type VisitorDesk } from '#visitors/visitor-desk.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';

export type { ReportedPlan } from '#visitors/report-desk.ts';
export type { CountedArrival, CountedBrowserError, CountedGroup, VisitorDesk } from '#visitors/visitor-desk.ts';

/** Opens and migrates the database and runs `work` with the visit counts. */
export function withVisitorDesk<Value>(
  setting: DatabaseSetting,
  work: (desk: VisitorDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => work(createVisitorDesk(database)));
}

type DatabaseOf = Pick<Desk, 'database'>;

/** Visitors' reports, for the signed-in operator. */
export function openReports({ database }: DatabaseOf): ReportDesk {
  return createReportDesk(database);
}

/** Published corrections, for the signed-in operator. */
export function openCorrections({ database }: DatabaseOf): CorrectionDesk {
  return createCorrectionDesk(database);
}
