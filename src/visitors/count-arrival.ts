import type { Queries } from '#database/schema.ts';
import { otherArrivals, type Arrival } from '#domain/site/arrival.ts';
import { dayOf } from './day-of.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** Most rows per day: a site has dozens of campaigns, and invented ones must not fill the database. */
export const arrivalsADay = 500;

/** Increments the row of the arrival's day, or the overflow row once the day has reached its rows. */
export async function countArrival(queries: Queries, arrival: Arrival, at: Date): Promise<void> {
  const day = dayOf(at);
  if (await addToKnown(queries, arrival, day)) return;
  const { rows } = await queries
    .selectFrom('arrival_count')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  // Concurrent writers may each add one row beyond the limit; the overflow row is additional.
  await addRow(queries, Number(rows) < arrivalsADay ? arrival : otherArrivals, day);
}

async function addToKnown(queries: Queries, arrival: Arrival, day: string): Promise<boolean> {
  const { referrerHost, ...campaign } = arrival;
  const update = queries
    .updateTable('arrival_count')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where((row) => row.and({ day, ...campaign, referrer_host: referrerHost }));
  const [result] = await writeWithRetry(update);
  return Number(result?.numUpdatedRows ?? 0) > 0;
}

async function addRow(queries: Queries, { referrerHost, ...campaign }: Arrival, day: string): Promise<void> {
  const insert = queries
    .insertInto('arrival_count')
    .values({ day, ...campaign, referrer_host: referrerHost, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'source', 'medium', 'campaign', 'term', 'content', 'referrer_host'])
        .doUpdateSet((row) => ({ count: row('arrival_count.count', '+', 1) })),
    );
  await writeWithRetry(insert);
}
