import type { Queries, TransactionQueries } from '#database/schema.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewDraft } from '#domain/review/review-draft.ts';
import { reviewUsefulness } from '#domain/review/review-usefulness.ts';
import type { ImagePlace, ReviewImage } from './image-store.ts';
import { storeFlags, type ReviewFlag } from './review-flags.ts';
import { noteEvent } from './note-event.ts';

/** An image accepted by the store. */
export interface PlacedImage {
  readonly publicId: string;
  readonly image: ReviewImage;
  readonly place: ImagePlace;
}

/** A review with all its parts. */
export interface NewReview {
  readonly id: string;
  readonly providerId: number;
  readonly draft: ReviewDraft;
  readonly language: Locale;
  readonly images: readonly PlacedImage[];
  readonly idempotencyKey: string | null;
  readonly payloadHash: string;
  readonly at: Date;
  /** What its submission shows; see `findFlags`. */
  readonly flags: readonly ReviewFlag[];
}

/** The review with an idempotency key; null: none. */
export async function findByKey(
  queries: Queries,
  key: string,
): Promise<{ readonly id: string; readonly payloadHash: string } | null> {
  const row = await queries
    .selectFrom('review')
    .select(['id', 'payload_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, payloadHash: row.payload_hash };
}

/** Stores a pending review. False: its key is taken, and nothing was written. */
export async function storeReview(transaction: TransactionQueries, review: NewReview): Promise<boolean> {
  if (!(await insertReview(transaction, review))) return false;
  const countries = review.draft.countries.map((country) => ({ review_id: review.id, country }));
  await transaction.insertInto('review_country').values(countries).execute();
  for (const [position, image] of review.images.entries()) {
    await transaction
      .insertInto('review_image')
      .values(imageRow(review.id, position, image))
      .execute();
  }
  await storeFlags(transaction, {
    id: review.id,
    providerId: review.providerId,
    authorName: review.draft.name,
    text: review.draft.text,
    at: review.at,
    found: review.flags,
  });
  await noteEvent(transaction, {
    reviewId: review.id,
    at: review.at,
    by: { operator: '', via: 'visitor' },
    action: 'submit',
    from: null,
    to: 'pending',
  });
  return true;
}

async function insertReview(transaction: TransactionQueries, review: NewReview): Promise<boolean> {
  const { draft } = review;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('review')
    .values({
      id: review.id,
      provider_id: review.providerId,
      author_name: draft.name,
      email: draft.email,
      text: draft.text,
      rating: draft.rating,
      language: review.language,
      status: 'pending',
      created_at: review.at.toISOString(),
      idempotency_key: review.idempotencyKey,
      payload_hash: review.payloadHash,
      facts: JSON.stringify(draft.facts),
      given: draft.facts.isGiven ? 1 : 0,
      usefulness: reviewUsefulness({
        text: draft.text,
        imageCount: review.images.length,
        countryCount: draft.countries.length,
      }),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function imageRow(reviewId: string, position: number, { publicId, image, place }: PlacedImage) {
  return {
    review_id: reviewId,
    position,
    public_id: publicId,
    type: image.type,
    width: image.width,
    height: image.height,
    byte_count: image.bytes.length,
    bytes: place.bytes,
    file_key: place.fileKey,
  };
}
