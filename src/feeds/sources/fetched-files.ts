import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

export interface FetchedFile {
  /** Begins with the time, so that names sort by age. */
  readonly name: string;
  readonly path: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
}

export interface IncomingFile extends AsyncDisposable {
  write(chunk: Buffer): Promise<void>;
  /** Gives the file its name. Otherwise disposing deletes it. */
  keep(now: Date): Promise<FetchedFile>;
}

/** The last few files of one source, each under its time and hash. */
export interface FetchedFiles {
  receive(): Promise<IncomingFile>;
  /** Path of a kept file; null: it is missing. */
  find(name: string): Promise<string | null>;
  remove(name: string): Promise<void>;
  /**
   * Removes all but the newest.
   * @param spared is kept whatever its age
   */
  prune(keep: number, spared: string | null): Promise<void>;
}

/** @param folder of the source alone; created if missing */
export function openFetchedFiles(folder: string): FetchedFiles {
  return {
    receive: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${randomUUID()}.part`);
      return incomingFile({ folder, path, handle: await open(path, 'wx') });
    },
    find: async (name) => {
      const path = join(folder, name);
      return (await stat(path).catch(() => null))?.isFile() === true ? path : null;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    prune: async (keep, spared) => {
      const names = await readdir(folder).catch(() => []);
      const kept = names.filter((name) => name.endsWith('.feed')).toSorted();
      const old = kept.slice(0, Math.max(0, kept.length - keep)).filter((name) => name !== spared);
      // Partial files are left by killed processes: only one process runs at a time.
      const parts = names.filter((name) => name.endsWith('.part'));
      for (const name of [...old, ...parts]) await rm(join(folder, name), { force: true });
    },
  };
}

interface Incoming {
  readonly folder: string;
  readonly path: string;
  readonly handle: FileHandle;
}

function incomingFile({ folder, path, handle }: Incoming): IncomingFile {
  const digest = createHash('sha256');
  return {
    write: async (chunk) => {
      digest.update(chunk);
      await handle.writeFile(chunk);
    },
    keep: async (now) => {
      await handle.sync();
      await handle.close();
      const hash = digest.digest('hex');
      const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${hash.slice(0, 12)}.feed`;
      await rename(path, join(folder, name));
      return { name, path: join(folder, name), hash };
    },
    [Symbol.asyncDispose]: async () => {
      await handle.close().catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}
