import type { Database, PoolFigures } from '#database/database.ts';
import { isMigrated } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readSiteFigures, type SiteFigures } from './site-figures.ts';
import { describeUnavailability } from './describe-unavailability.ts';

export type { SiteFigures } from './site-figures.ts';

/** For the operator's monitoring. */
export interface SiteMonitor {
  /** Whether visitors can be answered; else one sentence for the operator. */
  readiness(): Promise<Result<void>>;
  /** Lengths and ages of queues. Throws when the database fails. */
  figures(): Promise<SiteFigures>;
  /** Null: the engine has no connection pool. */
  pool(): PoolFigures | null;
}

export function openSiteMonitor(database: Database, now: () => Date): SiteMonitor {
  return {
    readiness: async () => {
      try {
        const isReady = await isMigrated(database.queries);
        return isReady ? success(undefined) : failure(`The tables of ${database.shownAs} are not up to date.`);
      } catch (error) {
        const reason = describeUnavailability(error);
        if (reason === null) throw error;
        return failure(reason);
      }
    },
    figures: () => readSiteFigures(database.queries, now()),
    pool: () => database.pool(),
  };
}
