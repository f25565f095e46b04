import type { Queries } from '#database/schema.ts';

/** An image as it is kept: re-encoded from the pixels of what was sent, with nothing else in it. */
export interface ReviewImage {
  readonly type: 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Where the bytes of an image are: in its row, or in a file that the row names. */
export type ImagePlace =
  | { readonly bytes: Uint8Array; readonly fileKey: null }
  | { readonly bytes: null; readonly fileKey: string };

/** The folder or bucket of images does not work now; one sentence for the operator. */
export class ImageStoreError extends Error {
  override readonly name = 'ImageStoreError';
}

/** Keeps the bytes of images. All of it throws when the store fails: a `DatabaseError` or an `ImageStoreError`. */
export interface ImageStore {
  /**
   * Keeps an image before its review is stored. When it resolves, the bytes are safe, or they are in the place that the
   * row of the image will hold.
   */
  put(publicId: string, image: ReviewImage): Promise<ImagePlace>;
  /** Null: the file is not there. */
  read(place: ImagePlace): Promise<Uint8Array | null>;
  /** Of a review that could not be stored, or that is gone. Places without a file need nothing. */
  remove(places: readonly ImagePlace[]): Promise<void>;
  /** Removes files that belong to no review, as a process that ends between file and row leaves them, and counts them. */
  sweep(queries: Queries, now: Date): Promise<number>;
}

/** Where a row says that its image is; null: the row is of an older kind and says nothing. */
export function placeOf(row: {
  readonly bytes: Uint8Array | null;
  readonly file_key: string | null;
}): ImagePlace | null {
  if (row.bytes !== null) return { bytes: row.bytes, fileKey: null };
  return row.file_key === null ? null : { bytes: null, fileKey: row.file_key };
}
