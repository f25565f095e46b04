import type { Queries } from '#database/schema.ts';
import { dayOf } from './day-of.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** First days that are kept. */
export interface RetentionStart {
  readonly arrivals: Date;
  readonly browserErrors: Date;
}

/** Deletes counters of older days and returns the number of rows. Throws when the database fails. */
export async function forgetVisits(queries: Queries, start: RetentionStart): Promise<number> {
  const [arrivals] = await writeWithRetry(queries.deleteFrom('arrival_count').where('day', '<', dayOf(start.arrivals)));
  const [errors] = await writeWithRetry(
    queries.deleteFrom('browser_error').where('day', '<', dayOf(start.browserErrors)),
  );
  return Number(arrivals?.numDeletedRows ?? 0) + Number(errors?.numDeletedRows ?? 0);
}
