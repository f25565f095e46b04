import type { Queries } from '#database/schema.ts';
import { placeOf, type ImageStore } from './image-store.ts';
import type { ReviewImageReader } from './review-submission.ts';

/** As made by `placeImages`: 128 random bits. */
const publicIdPattern = /^[\w-]{22}$/;

/** Reads images of published reviews from the store that holds them. Throws when the database or the store fails. */
export function createReviewImageReader(queries: Queries, store: ImageStore): ReviewImageReader {
  return {
    published: async (publicId) => {
      if (!publicIdPattern.test(publicId)) return null;
      const row = await queries
        .selectFrom('review_image')
        .innerJoin('review', 'review.id', 'review_image.review_id')
        .select(['review_image.type', 'review_image.bytes', 'review_image.file_key'])
        .where('review_image.public_id', '=', publicId)
        .where('review.status', '=', 'published')
        .executeTakeFirst();
      if (row === undefined) return null;
      const place = placeOf(row);
      const bytes = place && (await store.read(place));
      return bytes && { type: row.type, bytes };
    },
  };
}
