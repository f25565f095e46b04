import type { Database } from '#database/database.ts';
import { isLeaseHeld } from '#database/lease.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import { readSources } from '#runtime/services/open-source-desk.ts';
import { feedLeaseMs, isDue } from '#runtime/services/run-feeds.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

/** What a server does about feeds while nobody asks. */
export interface FeedMaintenance {
  /** Whether some feed's time has come and no process is at it. Throws one plain sentence where the file of feeds is wrong. */
  isDue(): Promise<boolean>;
}

export interface FeedMaintenanceParts {
  readonly database: Database;
  readonly settings: SourceSettings;
  readonly now: () => Date;
}

/** The file is read again each time, so that an edit counts without a restart. */
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
