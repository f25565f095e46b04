import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';

/** Nobody reads more today: from here on the number is only "at least". */
const mostCounted = 1000;

/** What waits for moderators; counts end at a thousand, so that they never take long. */
export async function readWaitingReviews(queries: Queries) {
  const waiting = queries
    .selectFrom('review')
    .select('created_at')
    .where('status', '=', sql.lit('pending'))
    .orderBy('created_at')
    .limit(mostCounted);
  const rows = await waiting.execute();
  const flagged = await waiting
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('review_flag').select('position').whereRef('review_flag.review_id', '=', 'review.id')),
    )
    .execute();
  return {
    count: rows.length,
    /** Of them those with something to look at. */
    flagged: flagged.length,
    /** True: there are more than that. */
    isCapped: rows.length === mostCounted,
    /** ISO 8601 in UTC; null: none waits. */
    oldest: rows[0]?.created_at ?? null,
  };
}
