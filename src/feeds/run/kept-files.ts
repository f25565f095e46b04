import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '#feeds/read/hash-file.ts';

/** Files of held feeds, by SHA-256: exactly what was judged is published later. */
export interface KeptFiles {
  /** Copies a file; returns its hash in hexadecimal digits, and its size in bytes. */
  keep(path: string): Promise<{ readonly hash: string; readonly size: number }>;
  pathOf(hash: string): string;
  /** False: the file is missing or has changed. */
  isWhole(hash: string): Promise<boolean>;
  /** Removes files that are no longer needed. */
  remove(hashes: ReadonlySet<string>): Promise<void>;
}

/** @param dataDir files lie in `feeds/held` below it */
export function openKeptFiles(dataDir: string): KeptFiles {
  const folder = join(dataDir, 'feeds', 'held');
  const pathOf = (hash: string): string => join(folder, hash);
  return {
    pathOf,
    keep: async (path) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${randomUUID()}.part`);
      try {
        const kept = await copyHashed(path, part);
        await rename(part, pathOf(kept.hash));
        return kept;
      } finally {
        await rm(part, { force: true });
      }
    },
    isWhole: async (hash) => (await hashFile(pathOf(hash)).catch(() => null)) === hash,
    remove: async (hashes) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) if (hashes.has(name)) await rm(pathOf(name), { force: true });
    },
  };
}

/** Synced to disk: the record of the copy must not outlive it. */
async function copyHashed(from: string, to: string): Promise<{ readonly hash: string; readonly size: number }> {
  const digest = createHash('sha256');
  let size = 0;
  const target = await open(to, 'wx');
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(from);
    for await (const chunk of chunks) {
      digest.update(chunk);
      size += chunk.length;
      await target.writeFile(chunk);
    }
    await target.sync();
  } finally {
    await target.close();
  }
  return { hash: digest.digest('hex'), size };
}
