import { DatabaseError } from '#database/database-error.ts';
import type { Queries } from '#database/schema.ts';
import type { ImageDisk } from './image-disks.ts';
import { ImageStoreError, type ImageStore } from './image-store.ts';

const folder = 'reviews';

/** A younger file without a review may belong to one that is being stored. */
const leastAgeMs = 24 * 60 * 60_000;

interface FileImageStoreParts {
  /** Names folder or bucket in messages. */
  readonly shownAs: string;
  /** Called with the first image, once. */
  readonly open: () => Promise<ImageDisk>;
}

/** Stores each image as a file of its own. Failures throw an `ImageStoreError`, or the error of the database. */
export function createFileImageStore({ shownAs, open }: FileImageStoreParts): ImageStore {
  const store = createStore(open);
  const explained = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof DatabaseError) throw error;
      throw new ImageStoreError(`${shownAs} ${describeFault(error)}`, { cause: error });
    }
  };
  return {
    put: (publicId, image) => explained(store.put(publicId, image)),
    read: (place) => explained(store.read(place)),
    remove: (places) => explained(store.remove(places)),
    sweep: (queries, now) => explained(store.sweep(queries, now)),
  };
}

/** Advice for the operator; the system's error code says most. */
function describeFault(error: unknown): string {
  switch (systemCodeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'has no space left for screenshots; make room.';
    case 'EROFS':
      return 'is read-only, so no screenshots can be kept; make it writable.';
    case 'EACCES':
    case 'EPERM':
      return 'may not be used by this user, so no screenshots can be kept; give it read and write permission.';
    default:
      return `does not work now (${systemCodeOf(error) ?? 'no code'}); check that it is there and that its settings are right.`;
  }
}

/** The innermost error: the library wraps system errors. */
function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const inner = systemCodeOf(error.cause);
  return inner ?? ('code' in error && typeof error.code === 'string' ? error.code : error.name);
}

function createStore(open: () => Promise<ImageDisk>): ImageStore {
  let opened: Promise<ImageDisk> | null = null;
  const disk = (): Promise<ImageDisk> => (opened ??= open());
  return {
    put: async (publicId, { type, bytes }) => {
      const { files, prepare, settle } = await disk();
      await prepare();
      const key = `${folder}/${publicId}.jpg`;
      await files.put(key, bytes, { contentType: type });
      await settle(key);
      return { bytes: null, fileKey: key };
    },
    // Images stored before the setting was changed are in their rows.
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

/** A folder lists all its names at once; a statement has a parameter limit. */
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
