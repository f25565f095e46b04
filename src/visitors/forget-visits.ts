import { addDays } from '#domain/kernel/durations.ts';
import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { dayOf } from './daily-counts.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** For how many days counts are kept; clicks are kept for good. */
interface KeptDays {
  readonly campaignDays: number;
  readonly browserErrorDays: number;
  readonly viewDays: number;
  readonly searchDays: number;
}

/** Until the migration after `0003-daily-counts`, a server of an older version may still write to the former tables. */
const forgotten = [
  { kind: 'arrival', setting: 'campaignDays', former: 'arrival_count' },
  { kind: 'error', setting: 'browserErrorDays', former: 'browser_error' },
  { kind: 'view', setting: 'viewDays', former: 'page_view' },
  { kind: 'search', setting: 'searchDays', former: 'missed_search' },
] as const;

/** Deletes counts of older days, and a secret of searches as old. Returns the number of counts; throws when the database fails. */
export async function forgetVisits(queries: Queries, days: KeptDays, now: Date): Promise<number> {
  const firstKept = (setting: keyof KeptDays): string => dayOf(addDays(now, -days[setting]));
  let count = 0;
  for (const { kind, setting, former } of forgotten) {
    const first = firstKept(setting);
    const old = queries.deleteFrom('daily_count').where('kind', '=', kind).where('day', '<', first);
    const [deleted] = await writeWithRetry(old);
    count += Number(deleted?.numDeletedRows ?? 0);
    const leftOver = sql`delete from ${sql.table(former)} where day < ${first}`;
    await writeWithRetry({ execute: () => leftOver.execute(queries) });
  }
  const secret = queries
    .deleteFrom('site_secret')
    .where('name', '=', 'missed-searches')
    .where((row) => row.or([row('made_at', '<', firstKept('searchDays')), row('made_at', 'is', null)]));
  await writeWithRetry(secret);
  return count;
}
