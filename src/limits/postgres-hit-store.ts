import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { hitKey } from './hit-key.ts';
import type { HitStore } from './hit-store.ts';

/** Expired rows are deleted after this number of queries. */
const queriesBetweenSweeps = 500;

/**
 * Sliding window in PostgreSQL, for all processes of a site. One upsert drops expired hits, counts and grants;
 * concurrent ones wait for the row lock. Clocks of processes may differ a little: only hits further ahead than a window
 * come from a clock that moved backwards, and are dropped.
 */
export function createPostgresHitStore(queries: Queries): HitStore {
  const secret = createSiteSecret(queries, 'client-limits');
  let count = 0;
  return {
    consume: async (request) => {
      const { rule, points, now } = request;
      const key = hitKey(await secret.current(), request);
      const first = Math.min(points, rule.limit);
      const { rows } = await sql<{ granted: number }>`
        insert into client_use as used (key, times, granted, forget_at)
        values (${key}, array_fill(${now}::bigint, array[${first}::integer]), ${first}, ${now + rule.windowMs})
        on conflict (key) do update set (times, granted, forget_at) = (
          select kept || array_fill(${now}::bigint, array[room]), room, ${now + rule.windowMs}::bigint
          from (
            select kept, greatest(0, least(${points}::integer, ${rule.limit}::integer - cardinality(kept))) as room
            from (
              select array(
                select time from unnest(used.times) as time
                where time > ${now - rule.windowMs}::bigint and time <= ${now + rule.windowMs}::bigint
              ) as kept
            ) as recent
          ) as counted
        )
        returning granted`.execute(queries);
      count += 1;
      if (count % queriesBetweenSweeps === 0) {
        await queries.deleteFrom('client_use').where('forget_at', '<', now).execute();
      }
      return rows[0]?.granted ?? 0;
    },
    close: async () => undefined,
  };
}
