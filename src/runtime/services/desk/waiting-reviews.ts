import type { Queries } from '#database/schema.ts';
import type { Reading } from './reading.ts';

/** Beyond it they are not counted. */
const mostWaiting = 10_000;
const examined = 500;

/** From the index of waiting reviews, and of the oldest from the tables of what they have. */
export async function readWaitingReviews(queries: Queries) {
  const { count } = await queries
    .selectFrom((waiting) =>
      waiting.selectFrom('review').select('id').where('status', '=', 'pending').limit(mostWaiting).as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await oldestWaiting(queries).execute();
  const ids = rows.map(({ id }) => id);
  return {
    /** Up to `mostWaiting`. */
    count: Number(count),
    oldest: rows[0]?.created_at ?? null,
    withPictures: await countOf(queries, 'review_image', ids),
    /** In which something was found. */
    toLookAt: await countOf(queries, 'review_flag', ids),
    /** Other than English, most frequent first; null: not known. */
    languages: [...Map.groupBy(rows, ({ language }) => language)]
      .map(([language, found]) => ({ language, count: found.length }))
      .filter(({ language }) => language !== 'en')
      .sort((a, b) => b.count - a.count),
  };
}

/** Reviews that wait; facts are of the oldest `examined` ones. */
export type WaitingReviews = Reading<typeof readWaitingReviews>;

function oldestWaiting(queries: Queries) {
  return queries
    .selectFrom('review')
    .select(['id', 'created_at', 'language'])
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(examined);
}

async function countOf(
  queries: Queries,
  table: 'review_image' | 'review_flag',
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await queries
    .selectFrom(table)
    .select('review_id')
    .distinct()
    .where('review_id', 'in', [...ids])
    .execute();
  return rows.length;
}
