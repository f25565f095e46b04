import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { ImageStore } from '#reviews/image-store.ts';

/** A screenshot in a folder or a bucket. */
export interface ImageFile {
  readonly key: string;
  readonly bytes: number;
}

/** The screenshots that rows reference but do not contain. */
export async function listImageFiles(queries: Queries): Promise<readonly ImageFile[]> {
  const rows = await queries
    .selectFrom('review_image')
    .select(['file_key', 'byte_count'])
    .where('file_key', 'is not', null)
    .orderBy('file_key')
    .execute();
  return rows.flatMap(({ file_key, byte_count }) => (file_key === null ? [] : [{ key: file_key, bytes: byte_count }]));
}

/** The image store does not work: one sentence. */
export class ImageStoreError extends Error {}

/** Null: not found. Throws an `ImageStoreError`. */
export function readImageFile(store: ImageStore, key: string): Promise<Uint8Array | null> {
  return explain(() => store.read({ bytes: null, fileKey: key }));
}

async function explain<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ImageStoreError(`The screenshot storage does not work (${reason}); correct REVIEW_IMAGES or try again.`, {
      cause,
    });
  }
}

/**
 * Stores a screenshot in the configured image store and updates its row, inside the transaction that stored the row.
 * False: no row references it. Throws an `ImageStoreError`.
 */
export async function putImageFile(
  { queries }: EngineQueries,
  store: ImageStore,
  { key, bytes }: { readonly key: string; readonly bytes: Uint8Array },
): Promise<boolean> {
  const row = await queries
    .selectFrom('review_image')
    .select(['public_id', 'width', 'height'])
    .where('file_key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return false;
  const { public_id, width, height } = row;
  const place = await explain(() => store.put(public_id, { type: 'image/jpeg', width, height, bytes }));
  await queries
    .updateTable('review_image')
    .set({ bytes: place.bytes, file_key: place.fileKey })
    .where('public_id', '=', public_id)
    .execute();
  return true;
}
