import type { Queries } from '#database/schema.ts';
import { dayOf } from './day-of.ts';
import { writePatiently } from './write-patiently.ts';

/** First days that are still kept. */
export interface KeptFrom {
  readonly arrivals: Date;
  readonly browserErrors: Date;
}

/** Deletes the counts of older days, and says how many rows those were. Throws when the database fails. */
export async function forgetVisits(queries: Queries, keptFrom: KeptFrom): Promise<number> {
  const [arrivals] = await writePatiently(
    queries.deleteFrom('arrival_count').where('day', '<', dayOf(keptFrom.arrivals)),
  );
  const [errors] = await writePatiently(
    queries.deleteFrom('browser_error').where('day', '<', dayOf(keptFrom.browserErrors)),
  );
  return Number(arrivals?.numDeletedRows ?? 0) + Number(errors?.numDeletedRows ?? 0);
}
