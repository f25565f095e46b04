import type { Queries } from '#database/schema.ts';

/** A stored image: re-encoded from the pixels of the upload, without metadata. */
export interface ReviewImage {
  readonly type: 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Where the bytes of an image are: in its row, or in a file referenced by the row. */
export type ImagePlace =
  | { readonly bytes: Uint8Array; readonly fileKey: null }
  | { readonly bytes: null; readonly fileKey: string };

/** The folder or bucket of images is unavailable; the message is for the operator. */
export class ImageStoreError extends Error {
  override readonly name = 'ImageStoreError';
}

/** Stores the bytes of images. Every method throws a `DatabaseError` or an `ImageStoreError` when the store fails. */
export interface ImageStore {
  /**
   * Stores an image before its review. When it resolves, the bytes are durable, or part of the returned place for the
   * image's row.
   */
  put(publicId: string, image: ReviewImage): Promise<ImagePlace>;
  /** Null: the file is not there. */
  read(place: ImagePlace): Promise<Uint8Array | null>;
  /** Of a review that was not stored or was deleted. Places without a file need nothing. */
  remove(places: readonly ImagePlace[]): Promise<void>;
  /** Deletes orphaned files, as a crash between file and row leaves them, and counts them. */
  sweep(queries: Queries, now: Date): Promise<number>;
}

/** Location of an image by its row; null: an old row without a location. */
export function placeOf(row: {
  readonly bytes: Uint8Array | null;
  readonly file_key: string | null;
}): ImagePlace | null {
  if (row.bytes !== null) return { bytes: row.bytes, fileKey: null };
  return row.file_key === null ? null : { bytes: null, fileKey: row.file_key };
}
