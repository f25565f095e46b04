import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ImageStoreSettings } from './image-store-settings.ts';

/** Keeps files by name. */
export interface ImageDisk {
  readonly files: Disk;
  /** Resolves when a file that was put would survive the end of the machine. */
  settle(key: string): Promise<void>;
}

/** A folder of this machine, which is made with the first file. */
export function openFolder(location: string): ImageDisk {
  return {
    files: new Disk(new FSDriver({ location, visibility: 'private' })),
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

/** A bucket of Amazon or of a service that speaks as it does. What it has answered for is safe. */
export async function openBucket(settings: Extract<ImageStoreSettings, { kind: 's3' }>): Promise<ImageDisk> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  // Amazon's own client takes 40 MB of memory: only sites that use it load it.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Somebody waits for it: better no for now than no answer.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    maxAttempts: 2,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // Other services do not know the checksums that Amazon has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { files: new Disk(driver), settle: async () => undefined };
}
