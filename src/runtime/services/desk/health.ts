import { readSourceStates, type SourceState } from '#currency/source-states.ts';
import type { Database } from '#database/database.ts';
import { readNewestRates, readOutboxes, type Queue } from '#runtime/services/site/site-figures.ts';
import { createVisitorDesk, type CountedBrowserError } from '#visitors/visitor-desk.ts';
import type { CheckedSite } from './site-checks.ts';

export interface Health extends CheckedSite {
  /** Of thirty days, most first. */
  readonly errors: readonly CountedBrowserError[];
  /** Sources of exchange rates that were asked. */
  readonly rateSources: readonly Pick<SourceState, 'name' | 'checkedAt' | 'ratesDate' | 'problem' | 'held'>[];
  /** `YYYY-MM-DD`; null: there are none. */
  readonly newestRates: string | null;
  readonly mails: Queue;
  readonly webhooks: Queue;
}

const dayMs = 24 * 60 * 60_000;
const errorDays = 30;

export async function readHealth(
  { database, checks }: { readonly database: Database; readonly checks: () => Promise<CheckedSite> },
  now: Date,
): Promise<Health> {
  const { queries } = database;
  return {
    ...(await checks()),
    errors: await createVisitorDesk(database).browserErrors(new Date(now.getTime() - (errorDays - 1) * dayMs)),
    rateSources: [...(await readSourceStates(queries)).values()],
    newestRates: await readNewestRates(queries),
    ...(await readOutboxes(queries)),
  };
}
