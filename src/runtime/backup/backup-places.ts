import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { bucketPlace, type BackupSettings } from '#runtime/settings/backup-settings.ts';
import { BackupBucketError, openBackupBucket, type BackupBucket } from './backup-bucket.ts';
import { describeWriteError } from './describe-write-error.ts';
import { findBackups, listBackups, type FoundBackup } from './backup-folder.ts';
import { makeBackup, type BackupRequest, type MadeBackup } from './make-backup.ts';

/** A folder or the bucket. Failures are one sentence for the operator. */
export interface BackupPlace {
  readonly shownAs: string;
  /** Newest first. */
  list(): Promise<Result<readonly FoundBackup[]>>;
  make(request: Omit<BackupRequest, 'place'>): Promise<Result<MadeBackup>>;
  /** Deletes a backup that was made here. */
  remove(made: MadeBackup): Promise<Result<null>>;
  /** Runs `work` with the path of a backup on the disk; one from the bucket is a copy that is removed afterwards. */
  withFile<Value>(name: string, work: (path: string) => Promise<Result<Value>>): Promise<Result<Value>>;
}

interface PlaceSettings extends Pick<BackupSettings, 'bucket' | 'mayBePlain'> {
  /** Absolute; holds files on their way to or from the bucket. */
  readonly dataDir: string;
}

/** @param place a folder, a file in it, or `bucketPlace` */
export function openBackupPlace(place: string, settings: PlaceSettings): Result<BackupPlace> {
  if (place !== bucketPlace) return success(openFolderPlace(place));
  if (settings.bucket === null)
    return failure(
      'No bucket is configured; set BUCKET_NAME, BUCKET_REGION, BUCKET_KEY_ID and BUCKET_SECRET_KEY, or name a folder.',
    );
  return success(openBucketPlace(openBackupBucket(settings.bucket), settings));
}

function openFolderPlace(folder: string): BackupPlace {
  return {
    shownAs: folder,
    list: async () => {
      try {
        return success(await listBackups(folder));
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
        return failure(`The folder "${folder}" cannot be read (${code}); correct BACKUP_FOLDER.`);
      }
    },
    make: (request) => makeBackup({ ...request, place: folder }),
    remove: ({ path }) =>
      explained(path, async () => {
        await rm(path, { force: true });
        return success(null);
      }),
    withFile: (name, work) => work(join(folder, name)),
  };
}

const plainRefusal =
  'The bucket takes only encrypted backups: set BACKUP_KEY_FILE ("roamchart backup keygen FILE" creates a key), or pass --unencrypted.';

function openBucketPlace(bucket: BackupBucket, { dataDir, mayBePlain }: PlaceSettings): BackupPlace {
  return {
    shownAs: `the bucket ${bucket.shownAs}`,
    list: () => explained(dataDir, async () => success(findBackups(await bucket.list()))),
    make: async (request) => {
      if (request.keys.length === 0 && !mayBePlain) return failure(plainRefusal);
      return withWorkFolder(dataDir, 'moved', async (folder) => {
        const made = await makeBackup({ ...request, place: folder, kept: null });
        return made.ok ? success(await send(bucket, made.value, request.kept)) : made;
      });
    },
    remove: ({ path }) =>
      explained(path, async () => {
        await bucket.remove(basename(path));
        return success(null);
      }),
    withFile: (given, work) =>
      withWorkFolder(dataDir, 'moved', async (folder) => {
        const name = basename(given);
        const path = join(folder, name);
        if (await bucket.fetch(name, path)) return work(path);
        return failure(
          `There is no "${name}" in the bucket ${bucket.shownAs}. Run "roamchart backup list --from bucket" to see what is there.`,
        );
      }),
  };
}

async function send(bucket: BackupBucket, made: MadeBackup, kept: number | null): Promise<MadeBackup> {
  const name = basename(made.path);
  await bucket.put(name, made.path);
  const old = kept === null ? [] : findBackups(await bucket.list()).slice(kept);
  for (const each of old) await bucket.remove(each.name);
  return { ...made, path: `${bucket.shownAs}/${name}`, removed: old.map((each) => each.name) };
}

/** A file on its way that is older was left by a killed process. */
const wayMs = 24 * 60 * 60_000;

/** Gives work a folder of its own below the data directory and removes it afterwards. */
export async function withWorkFolder<Value>(
  dataDir: string,
  name: string,
  work: (folder: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const all = join(dataDir, 'moving-backups');
  const folder = join(all, `${process.pid}-${name}`);
  return explained(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await removeLeftOver(all);
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function removeLeftOver(all: string): Promise<void> {
  for (const name of await readdir(all)) {
    const facts = await stat(join(all, name)).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > wayMs)
      await rm(join(all, name), { recursive: true, force: true });
  }
}

async function explained<Value>(path: string, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    return error instanceof BackupBucketError ? failure(error.message) : describeWriteError(error, path);
  }
}
