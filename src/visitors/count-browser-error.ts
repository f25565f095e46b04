import type { Queries } from '#database/schema.ts';
import { otherErrors, type BrowserError } from '#domain/site/browser-error.ts';
import { dayOf } from './day-of.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** Most rows per day: distinct messages and positions. */
export const browserErrorsADay = 200;

/**
 * Increments the row of this message and position on its day, or the overflow row once the day has reached its rows.
 */
export async function countBrowserError(queries: Queries, error: BrowserError, at: Date): Promise<void> {
  const seen = { day: dayOf(at), last_at: at.toISOString() };
  if (await addToKnown(queries, error, seen)) return;
  const { rows } = await queries
    .selectFrom('browser_error')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('day', '=', seen.day)
    .executeTakeFirstOrThrow();
  // Concurrent writers may each add one row beyond the limit; the overflow row is additional.
  await addRow(queries, Number(rows) < browserErrorsADay ? error : otherErrors, seen);
}

interface Seen {
  readonly day: string;
  readonly last_at: string;
}

async function addToKnown(queries: Queries, error: BrowserError, { day, last_at }: Seen): Promise<boolean> {
  const { statusCode, message, position, path } = error;
  const update = queries
    .updateTable('browser_error')
    .set((row) => ({ count: row('count', '+', 1), path, last_at }))
    .where((row) => row.and({ day, status_code: statusCode, message, position }));
  const [result] = await writeWithRetry(update);
  return Number(result?.numUpdatedRows ?? 0) > 0;
}

async function addRow(queries: Queries, error: BrowserError, { day, last_at }: Seen): Promise<void> {
  const { statusCode, message, position, path } = error;
  const insert = queries
    .insertInto('browser_error')
    .values({ day, status_code: statusCode, message, position, path, count: 1, last_at })
    .onConflict((conflict) =>
      conflict.columns(['day', 'status_code', 'message', 'position']).doUpdateSet((row) => ({
        count: row('browser_error.count', '+', 1),
        path,
        last_at,
      })),
    );
  await writeWithRetry(insert);
}
