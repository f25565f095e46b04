import type { Queries } from '#database/schema.ts';

interface Opening {
  readonly reviewId: string;
  readonly positions: readonly number[];
  /** Who looked at them. */
  readonly operator: string;
  readonly at: Date;
}

/** Notes which screenshots of a review somebody has looked at. */
export async function markOpened(queries: Queries, { reviewId, positions, operator, at }: Opening): Promise<void> {
  if (positions.length === 0) return;
  await queries
    .insertInto('review_image_opened')
    .columns(['review_id', 'public_id', 'operator', 'at'])
    .expression((row) =>
      row
        .selectFrom('review_image')
        .select(({ val }) => [
          'review_image.review_id',
          'review_image.public_id',
          val(operator).as('operator'),
          val(at.toISOString()).as('at'),
        ])
        .where('review_id', '=', reviewId)
        .where('position', 'in', [...positions]),
    )
    .onConflict((conflict) => conflict.columns(['review_id', 'public_id', 'operator']).doNothing())
    .execute();
}

/** Positions of the screenshots of a review that somebody has not looked at. */
export async function unopenedImages(queries: Queries, reviewId: string, operator: string): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('review_image')
    .leftJoin('review_image_opened as opened', (join) =>
      join
        .onRef('opened.review_id', '=', 'review_image.review_id')
        .onRef('opened.public_id', '=', 'review_image.public_id')
        .on('opened.operator', '=', operator),
    )
    .select('review_image.position')
    .where('review_image.review_id', '=', reviewId)
    .where('opened.at', 'is', null)
    .orderBy('review_image.position')
    .execute();
  return rows.map(({ position }) => position);
}
