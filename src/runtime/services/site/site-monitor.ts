import type { Database, PoolFigures } from '#database/database.ts';
import { recordFailure } from '#database/record-failure.ts';
import { isMigrated } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { proxyFaults, type ProxyFault } from '#domain/site/proxy-faults.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { readSiteFigures, type SiteFigures } from './site-figures.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
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
  /** Stores what is wrong with the proxy, for `doctor`. Throws when the database fails. */
  noteProxy(faults: readonly ProxyFault[]): Promise<void>;
}

interface MonitorParts {
  readonly database: Database;
  readonly sources: SourceSettings;
  readonly now: () => Date;
}

export function openSiteMonitor({ database, sources, now }: MonitorParts): SiteMonitor {
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
    figures: async () => {
      const feeds = await readSources(sources);
      // With a mistake in their file, all that were ever run are shown.
      const configured = feeds.ok ? new Set(feeds.value.map(({ name }) => name)) : null;
      return readSiteFigures(database.queries, { configured, now: now() });
    },
    pool: () => database.pool(),
    noteProxy: (faults) =>
      database.writeBeside((queries) => {
        const problem = faults.length === 0 ? null : faults.map((fault) => proxyFaults[fault]).join(' ');
        return recordFailure(queries, { job: 'proxy', problem, now: now() });
      }),
  };
}
