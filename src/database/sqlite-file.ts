import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { describeDatabaseError, sqliteErrorCode } from './database-error.ts';

const busy = 5;

export function replacedPath(path: string): string {
  return `${path}.replaced`;
}

/** Whether a database was truncated: even one without rows has a first page, in its file or in its log. */
export function isEmptyFile(path: string): boolean {
  return [path, `${path}-wal`].every((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0);
}

/** Checkpoints the WAL, which only a sole connection can complete: this detects other processes. */
export async function refuseFileInUse(path: string): Promise<Result<'free' | 'none'>> {
  if (!existsSync(path) || isEmptyFile(path)) return success('none');
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path);
    database.exec('pragma journal_mode = delete');
    return success('free');
  } catch (error) {
    if (sqliteErrorCode(error) === busy)
      return failure(`The database file ${path} is in use; stop the site and other commands, and try again.`);
    const described = describeDatabaseError(error, path);
    if (described === null) throw error;
    return failure(described.message);
  } finally {
    database?.close();
  }
}

/**
 * Writes a database file beside `path` with `make` and renames it into place. The old file stays at `replacedPath`. A
 * failure leaves everything unchanged.
 */
export async function replaceSqliteFile<Value>(
  path: string,
  make: (part: string) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const made = await make(part);
    if (!made.ok) return made;
    const folded = await refuseFileInUse(part);
    if (!folded.ok) return folded;
    await flush(part);
    // The site may have been started meanwhile.
    const isFree = await refuseFileInUse(path);
    if (!isFree.ok) return isFree;
    if (isFree.value === 'free') {
      belongLike(part, path);
      keepBeside(path);
    } else belongLike(part, dirname(path));
    renameSync(part, path);
    await flush(dirname(path));
    return made;
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${rest}`, { force: true });
  }
}

/** A hard link, so that `path` exists at every moment. */
function keepBeside(path: string): void {
  rmSync(replacedPath(path), { force: true });
  linkSync(path, replacedPath(path));
}

/** Keeps the owner, who alone may read it: a file made by root must still be accessible to the site. */
function belongLike(path: string, model: string): void {
  chmodSync(path, 0o600);
  const { uid, gid } = statSync(model);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
