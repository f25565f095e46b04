import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { VisitorLog } from './visitor-log.ts';

/** Writes single statements, which both engines run without a transaction around them. Throws when the database fails. */
export function createVisitorLog({ queries }: Pick<Database, 'queries'>): VisitorLog {
  return {
    countClick: async (planId, at) => {
      await queries
        .insertInto('outgoing_click')
        .values({ plan_id: planId, day: at.toISOString().slice(0, 10), count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['plan_id', 'day']).doUpdateSet((update) => ({
            count: update('outgoing_click.count', '+', 1),
          })),
        )
        .execute();
    },
    reportPrice: async ({ planId, reason, price }, at) => {
      const stored = { price_currency: price.currency, price_units: price.units, reported_at: at.toISOString() };
      await queries
        .insertInto('price_report')
        .values({ id: randomUUID(), plan_id: planId, reason, status: 'open', ...stored })
        .execute();
    },
  };
}
