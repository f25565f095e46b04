import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { describeDatabaseError, sqliteErrorCode } from './database-error.ts';

const busy = 5;

/** Where the file that was replaced stays. */
export function replacedPath(path: string): string {
  return `${path}.replaced`;
}

/** Whether something has emptied a database: even one without rows has a first page, in its file or in its log. */
export function isEmptyFile(path: string): boolean {
  return [path, `${path}-wal`].every((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0);
}

/**
 * Folds the log into the file, which only the one process that has it open can do: so this is how another one is noticed.
 * A failure is one sentence for the operator.
 */
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
 * Lets `make` write a database file beside `path` and then gives it that name. The file that had it stays beside it, as
 * `replacedPath` says. After a failure everything is as it was.
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
    // Somebody may have started the site meanwhile.
    const isFree = await refuseFileInUse(path);
    if (!isFree.ok) return isFree;
    if (isFree.value === 'free') {
      belongLike(part, path, statSync(path).mode);
      keepBeside(path);
    } else belongLike(part, dirname(path), 0o600);
    renameSync(part, path);
    await flush(dirname(path));
    return made;
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${rest}`, { force: true });
  }
}

/** A second name for the same file, so that at no moment there is none under `path`. */
function keepBeside(path: string): void {
  rmSync(replacedPath(path), { force: true });
  linkSync(path, replacedPath(path));
}

/** What root has made must still be the site's. */
function belongLike(path: string, model: string, mode: number): void {
  chmodSync(path, mode & 0o777);
  const { uid, gid } = statSync(model);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
