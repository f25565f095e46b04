import type { Queries } from '#database/schema.ts';
import { dayOf } from './day-of.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** First days that are kept. */
export interface RetentionStart {
  readonly arrivals: Date;
  readonly browserErrors: Date;
  readonly views: Date;
  readonly missedSearches: Date;
}

/** Deletes counters of older days and returns the number of rows. Throws when the database fails. */
export async function forgetVisits(queries: Queries, start: RetentionStart): Promise<number> {
  const first = {
    arrival_count: start.arrivals,
    browser_error: start.browserErrors,
    page_view: start.views,
    missed_search: start.missedSearches,
  } as const;
  let count = 0;
  for (const table of ['arrival_count', 'browser_error', 'page_view', 'missed_search'] as const) {
    const [deleted] = await writeWithRetry(queries.deleteFrom(table).where('day', '<', dayOf(first[table])));
    count += Number(deleted?.numDeletedRows ?? 0);
  }
  return count;
}
