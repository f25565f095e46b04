import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { countArrival } from './count-arrival.ts';
import { countBrowserError } from './count-browser-error.ts';
import { countMissedSearch } from './count-missed-search.ts';
import { dayOf } from './day-of.ts';
import { ViewTally } from './view-tally.ts';
import type { VisitorLog } from './visitor-log.ts';
import { writeWithRetry } from './write-with-retry.ts';

/**
 * Runs single statements, which need no transaction on either engine. During an import they wait without blocking
 * readers. Throws a driver's error when the database fails.
 */
export function createVisitorLog({ queries }: Pick<Database, 'queries'>): VisitorLog {
  const views = new ViewTally(queries);
  const secret = createSiteSecret(queries, 'missed-searches');
  return {
    countClick: async ({ planId, destination }, at) => {
      const count = queries
        .insertInto('outgoing_click')
        .values({ plan_id: planId, day: dayOf(at), destination: destination ?? '', count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['plan_id', 'day', 'destination']).doUpdateSet((update) => ({
            count: update('outgoing_click.count', '+', 1),
          })),
        );
      await writeWithRetry(count);
    },
    reportPrice: async ({ planId, reason, price }, at) => {
      const stored = { price_currency: price.currency, price_units: price.units, reported_at: at.toISOString() };
      const report = queries
        .insertInto('price_report')
        .values({ id: randomUUID(), plan_id: planId, reason, status: 'open', ...stored });
      await writeWithRetry(report);
    },
    countArrival: (arrival, at) => countArrival(queries, arrival, at),
    countBrowserError: (error, at) => countBrowserError(queries, error, at),
    countView: (view, at) => views.add(view, at),
    storeViews: () => views.store(),
    countMissedSearch: async (query, at) => countMissedSearch(queries, { query, secret: await secret.current() }, at),
  };
}
