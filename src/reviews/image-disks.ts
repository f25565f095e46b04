import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { BucketSettings } from './image-store-settings.ts';

/** Stores files by name. */
export interface ImageDisk {
  readonly files: Disk;
  /** Before a file is stored. */
  prepare(): Promise<void>;
  /** Resolves when a stored file would survive a crash of the machine. */
  settle(key: string): Promise<void>;
}

/** A local folder, created with the first file. */
export function openFolder(location: string): ImageDisk {
  return {
    files: new Disk(new FSDriver({ location, visibility: 'private' })),
    // Only the owner may enter: screenshots of reviews that are not published are private.
    prepare: async () => void (await mkdir(location, { recursive: true, mode: 0o700 })),
    settle: async (key) => {
      await flush(join(location, key));
      await flush(dirname(join(location, key)));
    },
  };
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

const ignore = (): void => undefined;

const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Limits in milliseconds while visitors are waiting: fail fast. */
const briefly = { requestTimeout: 20_000, throwOnRequestTimeout: true };

/** For files that take minutes: only a connection that stands still is given up. */
export const patiently = { socketTimeout: 60_000 };

/** A bucket of Amazon S3 or a compatible service. Confirmed files are durable. */
export async function openBucket(
  settings: BucketSettings,
  timeouts: typeof briefly | typeof patiently = briefly,
): Promise<ImageDisk> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  // Amazon's own client takes 40 MB of memory: lazily loaded.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: 5_000, ...timeouts },
    maxAttempts: 2,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // It would write to standard error; failures are described by the callers.
    logger: silent,
    // Other services do not know the checksums that Amazon has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { files: new Disk(driver), prepare: async () => undefined, settle: async () => undefined };
}
