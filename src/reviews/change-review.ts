import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { blackOut, type TextRange } from '#domain/review/black-out.ts';
import { reviewUsefulness } from '#domain/review/review-usefulness.ts';
import { placeOf, type ImagePlace } from './image-store.ts';
import type { DeskRefusal } from './desk-refusal.ts';
import type { ReviewChanges } from './mail-queue.ts';

/** What is to be left out of a review. */
export interface LeftOut {
  /** Positions of screenshots, from 0. */
  readonly pictures: readonly number[];
  readonly words: readonly TextRange[];
}

/** The files of screenshots that were left out have to be removed after the transaction. */
export interface ChangedReview extends ReviewChanges {
  readonly places: readonly ImagePlace[];
}

/** Leaves screenshots out of a review and blacks words out, in the transaction of the decision. It cannot be undone. */
export async function leaveOut(
  transaction: TransactionQueries,
  id: string,
  { pictures, words }: LeftOut,
): Promise<Result<ChangedReview, DeskRefusal>> {
  const review = await transaction
    .selectFrom('review')
    .select(['text', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (review === undefined) return failure('not-found');
  const text = blackOut(review.text, words);
  if (text === null) return failure('no-such-words');
  const places = await deletePictures(transaction, id, pictures);
  if (places === null) return failure('no-picture');
  await transaction
    .updateTable('review')
    .set({ text, usefulness: await usefulnessOf(transaction, id, text) })
    .where('id', '=', id)
    .execute();
  await clearFlags(transaction, id, { pictures, words });
  if (review.status === 'published') await raiseDataVersion(transaction, 'reviews');
  return success({ pictures: pictures.length, words: words.length > 0, places });
}

const textFlags = ['link', 'phone', 'email', 'digits'] as const;

/** What they marked is gone; positions in the text stay. */
async function clearFlags(transaction: TransactionQueries, id: string, { pictures, words }: LeftOut): Promise<void> {
  const flags = transaction.deleteFrom('review_flag').where('review_id', '=', id);
  if (pictures.length > 0)
    await flags
      .where('kind', '=', 'qr-code')
      .where('begins', 'in', [...pictures])
      .execute();
  for (const { begins, ends } of words)
    await flags.where('kind', 'in', textFlags).where('begins', '>=', begins).where('ends', '<=', ends).execute();
}

/** Null: it has no such screenshot. */
async function deletePictures(
  transaction: TransactionQueries,
  id: string,
  positions: readonly number[],
): Promise<readonly ImagePlace[] | null> {
  if (positions.length === 0) return [];
  const rows = await transaction
    .deleteFrom('review_image')
    .where('review_id', '=', id)
    .where('position', 'in', [...positions])
    .returning(['bytes', 'file_key', 'public_id'])
    .execute();
  if (rows.length !== new Set(positions).size) return null;
  const gone = rows.map((row) => row.public_id);
  await transaction
    .deleteFrom('review_image_opened')
    .where('review_id', '=', id)
    .where('public_id', 'in', gone)
    .execute();
  return rows.flatMap((row) => placeOf(row) ?? []);
}

async function usefulnessOf(transaction: TransactionQueries, id: string, text: string): Promise<number> {
  const count = async (table: 'review_image' | 'review_country'): Promise<number> => {
    const row = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return reviewUsefulness({
    text,
    imageCount: await count('review_image'),
    countryCount: await count('review_country'),
  });
}
