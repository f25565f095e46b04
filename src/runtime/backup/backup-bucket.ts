import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageDisk } from '#reviews/image-disks.ts';
import { openBucket, patiently } from '#reviews/image-disks.ts';
import type { BucketSettings } from '#reviews/image-store-settings.ts';

/** The bucket cannot be used; the message is one sentence for the operator. */
export class BackupBucketError extends Error {
  override readonly name = 'BackupBucketError';
}

/** Beside `reviews`, which the sweep of screenshots looks through. */
const folder = 'backups';

/** The largest file that the service takes in one request. */
const mostBytes = 5 * 1024 ** 3;

/** The part of the bucket that holds backups. Methods throw a `BackupBucketError`, and disk errors as they are. */
export type BackupBucket = ReturnType<typeof openBackupBucket>;

export function openBackupBucket(settings: BucketSettings) {
  const shownAs = `${settings.bucket}/${folder}`;
  let opened: Promise<ImageDisk> | null = null;
  const explained = async <Value>(work: (files: ImageDisk['files']) => Promise<Value>): Promise<Value> => {
    try {
      const { files } = await (opened ??= openBucket(settings, patiently));
      return await work(files);
    } catch (error) {
      if (error instanceof BackupBucketError) throw error;
      throw new BackupBucketError(
        `The bucket ${settings.bucket} cannot be used (${codeOf(error)}); check its settings (BUCKET_…), the rights of its key and the network.`,
        { cause: error },
      );
    }
  };
  const keyOf = (name: string): string => `${folder}/${name}`;
  return {
    shownAs,
    /** Names of all files, in any order. */
    list: () => explained(listNames),
    /** Stores a file, reads it again and compares. */
    put: (name: string, path: string) => explained((files) => putFile(files, keyOf(name), path)),
    /** Writes a file to the disk, owner only; false: there is none of that name. */
    fetch: (name: string, path: string) => explained((files) => fetchFile(files, keyOf(name), path)),
    remove: (name: string) => explained((files) => files.delete(keyOf(name))),
  };
}

async function listNames(files: ImageDisk['files']): Promise<readonly string[]> {
  const names: string[] = [];
  let page: string | undefined;
  do {
    const listed = await files.listAll(folder, page === undefined ? {} : { paginationToken: page });
    for (const each of listed.objects) if (each.isFile) names.push(each.name);
    page = listed.paginationToken;
  } while (page !== undefined);
  return names;
}

async function putFile(files: ImageDisk['files'], key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  if (size > mostBytes)
    throw new BackupBucketError(
      'The backup is larger than 5 GB, which a bucket does not take in one upload; use a folder.',
    );
  await files.putStream(key, createReadStream(path), {
    contentLength: size,
    contentType: 'application/octet-stream',
  });
  if ((await sumOf(createReadStream(path))) === (await sumOf(await files.getStream(key)))) return;
  await files.delete(key);
  throw new BackupBucketError('The bucket returned something other than what was uploaded; the upload was deleted.');
}

async function sumOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

async function fetchFile(files: ImageDisk['files'], key: string, path: string): Promise<boolean> {
  if (!(await files.exists(key))) return false;
  await pipeline(await files.getStream(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return true;
}

/** The innermost code: the library wraps the errors of the service and of the system. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no code';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
