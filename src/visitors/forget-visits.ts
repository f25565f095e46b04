import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { dayOf } from './daily-counts.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** For how many days each kind is kept; clicks are kept for good. */
export interface KeptDays {
  readonly arrival: number;
  readonly error: number;
  readonly view: number;
  readonly search: number;
}

const kinds = ['arrival', 'error', 'view', 'search'] as const;

/** Until the migration after `0003-daily-counts`, a server of an older version may still write to these. */
const formerTables = { arrival: 'arrival_count', error: 'browser_error', view: 'page_view', search: 'missed_search' };

const dayMs = 24 * 60 * 60_000;

/** Deletes counts of older days, and the secret of searches as old; returns the number of counts. Throws when the database fails. */
export async function forgetVisits(queries: Queries, days: KeptDays, now: Date): Promise<number> {
  const firstKept = (kind: keyof KeptDays): string => dayOf(new Date(now.getTime() - days[kind] * dayMs));
  let count = 0;
  for (const kind of kinds) {
    const old = queries.deleteFrom('daily_count').where('kind', '=', kind).where('day', '<', firstKept(kind));
    const [deleted] = await writeWithRetry(old);
    count += Number(deleted?.numDeletedRows ?? 0);
    const former = sql`delete from ${sql.table(formerTables[kind])} where day < ${firstKept(kind)}`;
    await writeWithRetry({ execute: () => former.execute(queries) });
  }
  const secret = queries
    .deleteFrom('site_secret')
    .where('name', '=', 'missed-searches')
    .where((row) => row.or([row('made_at', '<', firstKept('search')), row('made_at', 'is', null)]));
  await writeWithRetry(secret);
  return count;
}
