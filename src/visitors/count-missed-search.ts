import { createHmac } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import { missesUntilKept, otherSearches } from '#domain/site/missed-search.ts';
import { dayOf } from './day-of.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** Most rows per day: distinct queries. */
export const missedSearchesADay = 200;

/**
 * Counts a query under a keyed code of it, and keeps its words once it was sent often enough. Beyond the day's rows it
 * is counted in the overflow row. @param query result of `readMissedSearch`
 */
export async function countMissedSearch(
  queries: Queries,
  { query, secret }: { readonly query: string; readonly secret: string },
  at: Date,
): Promise<void> {
  const day = dayOf(at);
  const code = createHmac('sha256', secret).update(query).digest('base64url');
  if (!(await addToKnown(queries, code, day))) {
    const { rows } = await queries
      .selectFrom('missed_search')
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    // Concurrent writers may each add one row beyond the limit; the overflow row is additional.
    if (Number(rows) >= missedSearchesADay) return addRow(queries, { code: otherSearches, day, query: otherSearches });
    await addRow(queries, { code, day, query: '' });
  }
  await keepWords(queries, code, query);
}

async function addToKnown(queries: Queries, code: string, day: string): Promise<boolean> {
  const update = queries
    .updateTable('missed_search')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('code', '=', code)
    .where('day', '=', day);
  const [result] = await writeWithRetry(update);
  return Number(result?.numUpdatedRows ?? 0) > 0;
}

async function addRow(
  queries: Queries,
  row: { readonly code: string; readonly day: string; readonly query: string },
): Promise<void> {
  const insert = queries
    .insertInto('missed_search')
    .values({ ...row, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['code', 'day']).doUpdateSet((kept) => ({ count: kept('missed_search.count', '+', 1) })),
    );
  await writeWithRetry(insert);
}

async function keepWords(queries: Queries, code: string, query: string): Promise<void> {
  const { count } = await queries
    .selectFrom('missed_search')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  if (Number(count) < missesUntilKept) return;
  await writeWithRetry(
    queries.updateTable('missed_search').set({ query }).where('code', '=', code).where('query', '=', ''),
  );
}
