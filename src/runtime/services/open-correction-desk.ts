import type { Result } from '#domain/kernel/result.ts';
import { createCorrectionDesk, type CorrectionDesk } from '#visitors/corrections.ts';
import { withDatabase, type DatabaseSetting } from './with-database.ts';

export type { CorrectionDesk } from '#visitors/corrections.ts';

/** Opens and migrates the database and runs `work` with the corrections. */
export function withCorrectionDesk<Value>(
  setting: DatabaseSetting,
  work: (desk: CorrectionDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => work(createCorrectionDesk(database)));
}
