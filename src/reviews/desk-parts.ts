import type { Queries } from '#database/schema.ts';
import { waitingOf } from '#operators/due-decisions.ts';
import { readReviewCountries } from './review-countries.ts';
import type { ReviewFlag } from './review-flags.ts';

/** The parts of these reviews, read together. */
export async function readDeskParts(queries: Queries, ids: readonly string[]) {
  const countries = await readReviewCountries(queries, ids);
  const images = await imageCountsOf(queries, ids);
  const flags = await flagsOf(queries, ids);
  const waiting = await waitingOn(queries, ids);
  return {
    of: (id: string) => ({
      countries: countries.get(id) ?? [],
      imageCount: images.get(id) ?? 0,
      /** What to look at. */
      flags: flags.get(id) ?? [],
      /** The decision on it that has not taken effect yet; null: none. */
      waiting: waiting.get(id) ?? null,
    }),
  };
}

/** What a review has in other tables. */
export type DeskParts = ReturnType<Awaited<ReturnType<typeof readDeskParts>>['of']>;

async function imageCountsOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review_image')
    .select(({ fn }) => ['review_id', fn.countAll<number>().as('count')])
    .where('review_id', 'in', [...ids])
    .groupBy('review_id')
    .execute();
  return new Map(rows.map(({ review_id: id, count }) => [id, count]));
}

async function flagsOf(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ReviewFlag[]>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectFrom('review_flag')
    .selectAll()
    .where('review_id', 'in', [...ids])
    .orderBy('position')
    .execute();
  const byReview = Map.groupBy(rows, ({ review_id: id }) => id);
  return new Map(
    [...byReview].map(([id, flags]) => [
      id,
      flags.map(({ kind, begins, ends, other_id: otherId }) => ({ kind, begins, ends, otherId })),
    ]),
  );
}

async function waitingOn(queries: Queries, ids: readonly string[]) {
  const decisions = await waitingOf(queries, 'review', ids);
  return new Map(
    decisions.map(({ subject, action, by, dueAt }) => [
      subject,
      { action, operator: by.operator, dueAt: dueAt.toISOString() },
    ]),
  );
}
