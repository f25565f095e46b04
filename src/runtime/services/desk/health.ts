import { addDays } from '#domain/kernel/durations.ts';
import { readSourceStates } from '#currency/source-states.ts';
import type { Database } from '#database/database.ts';
import { readNewestRates, readOutboxes } from '#runtime/services/site/site-figures.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import type { Reading } from './reading.ts';
import type { CheckedSite } from './site-checks.ts';

const errorDays = 30;

export async function readHealth(
  { database, checks }: { readonly database: Database; readonly checks: () => Promise<CheckedSite> },
  now: Date,
) {
  const { queries } = database;
  return {
    ...(await checks()),
    /** Of thirty days, most first. */
    errors: await createVisitorDesk(database).browserErrors(addDays(now, 1 - errorDays)),
    /** Sources of exchange rates that were asked. */
    rateSources: [...(await readSourceStates(queries)).values()],
    /** `YYYY-MM-DD`; null: there are none. */
    newestRates: await readNewestRates(queries),
    ...(await readOutboxes(queries)),
  };
}

export type Health = Reading<typeof readHealth>;
