import type { Database } from '#database/database.ts';
import { recordFailure } from '#database/record-failure.ts';
import { isMigrated } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { proxyFaults, type ProxyFault } from '#domain/site/proxy-faults.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { readSiteFigures } from './site-figures.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { describeUnavailability } from './describe-unavailability.ts';

export type { SiteFigures } from './site-figures.ts';

interface MonitorParts {
  readonly database: Database;
  readonly sources: SourceSettings;
  readonly now: () => Date;
}

/** For the operator's monitoring. */
export type SiteMonitor = ReturnType<typeof openSiteMonitor>;

export function openSiteMonitor({ database, sources, now }: MonitorParts) {
  return {
    /** Whether visitors can be answered; else one sentence for the operator. */
    readiness: async (): Promise<Result<void>> => {
      try {
        const isReady = await isMigrated(database.queries);
        return isReady ? success(undefined) : failure(`The tables of ${database.shownAs} are not up to date.`);
      } catch (error) {
        const reason = describeUnavailability(error);
        if (reason === null) throw error;
        return failure(reason);
      }
    },
    /** Lengths and ages of queues. Throws when the database fails. */
    figures: async () => {
      const feeds = await readSources(sources);
      // With a mistake in their file, all that were ever run are shown.
      const configured = feeds.ok ? new Set(feeds.value.map(({ name }) => name)) : null;
      return readSiteFigures(database.queries, { configured, now: now() });
    },
    /** Null: the engine has no connection pool. */
    pool: () => database.pool(),
    /** Stores what is wrong with the proxy, for `doctor`. Throws when the database fails. */
    noteProxy: (faults: readonly ProxyFault[]) =>
      database.writeBeside((queries) => {
        const problem = faults.length === 0 ? null : faults.map((fault) => proxyFaults[fault]).join(' ');
        return recordFailure(queries, { job: 'proxy', problem, now: now() });
      }),
  };
}
