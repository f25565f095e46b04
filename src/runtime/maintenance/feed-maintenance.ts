import type { Database } from '#database/database.ts';
import { isLeaseHeld } from '#database/lease.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { feedLeaseMs, isDue } from '#runtime/services/feeds/run-feeds.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

export interface FeedMaintenance {
  /** Whether a feed is due and no process holds the lease. Throws one sentence when the file of feeds is invalid. */
  isDue(): Promise<boolean>;
}

export interface FeedMaintenanceParts {
  readonly database: Database;
  readonly settings: SourceSettings;
  readonly now: () => Date;
}

/** Read each time, so that edits need no restart. */
export function openFeedMaintenance({ database, settings, now }: FeedMaintenanceParts): FeedMaintenance {
  return {
    isDue: async () => {
      const sources = await readSources(settings);
      if (!sources.ok) throw new Error(sources.reason.join(' '));
      if (sources.value.length === 0 || (await isLeaseHeld(database, { name: 'feeds', lastsMs: feedLeaseMs }, now())))
        return false;
      const states = await readSourceStates(database.queries);
      return sources.value.some((source) => isDue(source, states.get(source.name), now()));
    },
  };
}
