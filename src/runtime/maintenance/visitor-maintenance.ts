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

export function openVisitorMaintenance({ database, visitors, settings, now }: MaintenanceParts): VisitorMaintenance {
  const { campaignDays: arrival, browserErrorDays: error, viewDays: view, searchDays: search } = settings;
  return {
    forgetOldVisits: () => forgetVisits(database.queries, { arrival, error, view, search }, now()),
    storeViews: () => visitors.storeViews(),
  };
}
