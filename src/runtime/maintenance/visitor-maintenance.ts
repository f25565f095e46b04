import type { Database } from '#database/database.ts';
import { forgetVisits } from '#visitors/forget-visits.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import type { VisitorSettings } from '#runtime/settings/visitor-settings.ts';

/** Maintenance jobs for visit counts. They throw when the database fails. */
export interface VisitorMaintenance {
  /** Deletes expired days and returns the number of rows. */
  forgetOldVisits(): Promise<number>;
  /** Stores the page views that were counted in memory. */
  storeViews(): Promise<void>;
}

interface MaintenanceParts {
  readonly database: Pick<Database, 'queries'>;
  readonly visitors: Pick<VisitorLog, 'storeViews'>;
  readonly settings: VisitorSettings;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60_000;

export function openVisitorMaintenance({ database, visitors, settings, now }: MaintenanceParts): VisitorMaintenance {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
  return {
    forgetOldVisits: () =>
      forgetVisits(database.queries, {
        arrivals: daysAgo(settings.campaignDays),
        browserErrors: daysAgo(settings.browserErrorDays),
        views: daysAgo(settings.viewDays),
        missedSearches: daysAgo(settings.searchDays),
      }),
    storeViews: () => visitors.storeViews(),
  };
}
