import type { Queries } from '#database/schema.ts';
import { placeOf, type ImageStore } from './image-store.ts';

/** A screenshot of a review in any state, for its moderator: a JPEG. */
export interface DeskImageFile {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** The screenshots of a review in their order; lost files are left out. */
export async function readDeskImages(
  queries: Queries,
  store: ImageStore,
  reviewId: string,
): Promise<readonly DeskImageFile[]> {
  const rows = await queries
    .selectFrom('review_image')
    .select(['position', 'bytes', 'file_key'])
    .where('review_id', '=', reviewId)
    .orderBy('position')
    .execute();
  const files = rows.map(async ({ position, ...row }): Promise<DeskImageFile[]> => {
    const place = placeOf(row);
    const bytes = place && (await store.read(place));
    return bytes === null ? [] : [{ position, bytes }];
  });
  return (await Promise.all(files)).flat();
}

/** One screenshot of a review in any state; null: there is none, or its file is lost. */
export async function readDeskImage(
  queries: Queries,
  store: ImageStore,
  { reviewId, position }: { readonly reviewId: string; readonly position: number },
): Promise<Uint8Array | null> {
  const row = await queries
    .selectFrom('review_image')
    .select(['bytes', 'file_key'])
    .where('review_id', '=', reviewId)
    .where('position', '=', position)
    .executeTakeFirst();
  const place = row === undefined ? null : placeOf(row);
  return place && (await store.read(place));
}
