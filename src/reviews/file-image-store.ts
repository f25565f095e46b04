import type { Queries } from '#database/schema.ts';
import type { ImageDisk } from './image-disks.ts';
import type { ImageStore } from './image-store.ts';

const folder = 'reviews';

/** A file without a review that is younger than this may belong to one that is just being stored. */
const leastAgeMs = 24 * 60 * 60_000;

/** Keeps each image as a file of its own. @param open called with the first image, once */
export function createFileImageStore(open: () => Promise<ImageDisk>): ImageStore {
  let opened: Promise<ImageDisk> | null = null;
  const disk = (): Promise<ImageDisk> => (opened ??= open());
  return {
    put: async (publicId, { type, bytes }) => {
      const { files, settle } = await disk();
      const key = `${folder}/${publicId}.jpg`;
      await files.put(key, bytes, { contentType: type });
      await settle(key);
      return { bytes: null, fileKey: key };
    },
    // Images that were stored before the setting was changed are in their rows.
    read: async ({ bytes, fileKey }) => {
      if (bytes !== null) return bytes;
      const { files } = await disk();
      return (await files.exists(fileKey)) ? files.getBytes(fileKey) : null;
    },
    remove: async (places) => {
      const { files } = await disk();
      for (const { fileKey } of places) if (fileKey !== null) await files.delete(fileKey);
    },
    sweep: async (queries, now) => sweepFiles(await disk(), queries, new Date(now.getTime() - leastAgeMs)),
  };
}

async function sweepFiles({ files }: ImageDisk, queries: Queries, before: Date): Promise<number> {
  let removed = 0;
  for await (const keys of listKeys(files)) {
    const known = await queries.selectFrom('review_image').select('file_key').where('file_key', 'in', keys).execute();
    const owned = new Set(known.map(({ file_key }) => file_key));
    for (const key of keys.filter((each) => !owned.has(each))) {
      const { lastModified } = await files.getMetaData(key);
      if (lastModified >= before) continue;
      await files.delete(key);
      removed += 1;
    }
  }
  return removed;
}

/** A folder tells all its names at once; a statement takes only so many. */
const keysAtOnce = 500;

async function* listKeys(files: ImageDisk['files']): AsyncGenerator<string[]> {
  let page: string | undefined;
  do {
    const listed = await files.listAll(folder, page === undefined ? {} : { paginationToken: page });
    const keys = [...listed.objects].flatMap((each) => (each.isFile ? [each.key] : []));
    for (let start = 0; start < keys.length; start += keysAtOnce) yield keys.slice(start, start + keysAtOnce);
    page = listed.paginationToken;
  } while (page !== undefined);
}
