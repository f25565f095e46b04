import type { Database } from '#database/database.ts';
import { forgetVisits } from '#visitors/forget-visits.ts';
import type { VisitorSettings } from '#runtime/settings/visitor-settings.ts';

/** What a server does about counts of visits while nobody asks. It throws when the database fails. */
export interface VisitorMaintenance {
  /** Forgets the days that were kept for as long as they may be, and counts the rows. */
  forgetOldVisits(): Promise<number>;
}

interface MaintenanceParts {
  readonly database: Pick<Database, 'queries'>;
  readonly settings: VisitorSettings;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60_000;

export function openVisitorMaintenance({ database, settings, now }: MaintenanceParts): VisitorMaintenance {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
  return {
    forgetOldVisits: () =>
      forgetVisits(database.queries, {
        arrivals: daysAgo(settings.campaignDays),
        browserErrors: daysAgo(settings.browserErrorDays),
      }),
  };
}
