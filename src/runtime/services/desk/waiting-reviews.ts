import type { Queries } from '#database/schema.ts';

/** Reviews that wait; facts are of the oldest `examined` ones. */
export interface WaitingReviews {
  /** Up to `mostWaiting`. */
  readonly count: number;
  readonly oldest: string | null;
  readonly withPictures: number;
  /** In which something was found. */
  readonly toLookAt: number;
  /** Other than English, most frequent first; null: not known. */
  readonly languages: readonly { readonly language: string | null; readonly count: number }[];
}

/** Beyond it they are not counted. */
const mostWaiting = 10_000;
const examined = 500;

/** From the index of waiting reviews, and of the oldest from the tables of what they have. */
export async function readWaitingReviews(queries: Queries): Promise<WaitingReviews> {
  const { count } = await queries
    .selectFrom((waiting) =>
      waiting.selectFrom('review').select('id').where('status', '=', 'pending').limit(mostWaiting).as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await oldestWaiting(queries).execute();
  const ids = rows.map(({ id }) => id);
  return {
    count: Number(count),
    oldest: rows[0]?.created_at ?? null,
    withPictures: await countOf(queries, 'review_image', ids),
    toLookAt: await countOf(queries, 'review_flag', ids),
    languages: [...Map.groupBy(rows, ({ language }) => language)]
      .map(([language, found]) => ({ language, count: found.length }))
      .filter(({ language }) => language !== 'en')
      .sort((a, b) => b.count - a.count),
  };
}

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
