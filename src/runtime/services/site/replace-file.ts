import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/** A new file holds passwords and keys. */
const ownerOnly = 0o600;

/** The folder may not be written to, or the file belongs to somebody else, or it is mounted by itself. */
const needsOverwriting = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV']);

/** Where the text that a file had before its last change is kept. */
function previousPath(path: string): string {
  return `${path}.bak`;
}

/**
 * Writes a text file atomically: a new one for its owner alone, one that was there with its owner and mode as they were,
 * and its former text in `previousPath`. Links are followed. Where no file may be put beside it, as in `/etc`, it is
 * overwritten in place, without a copy. Throws file system errors.
 */
export function replaceFile(path: string, text: string): void {
  if (!existsSync(path)) return putWhole(path, text, null);
  const target = realpathSync(path);
  if (readFileSync(target, 'utf8') === text) return;
  try {
    putWhole(previousPath(target), readFileSync(target), target);
    putWhole(target, text, target);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!needsOverwriting.has(code)) throw error;
    writeFileSync(target, text, { flush: true });
  }
}

/** @param model the file whose owner and mode it gets; null: it is new */
function putWhole(path: string, content: string | Buffer, model: string | null): void {
  const part = `${path}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { mode: ownerOnly, flag: 'wx', flush: true });
    if (model !== null) belongLike(part, model);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
}

function belongLike(path: string, model: string): void {
  const { uid, gid, mode } = statSync(model);
  const made = statSync(path);
  if (made.uid !== uid || made.gid !== gid) chownSync(path, uid, gid);
  chmodSync(path, mode & 0o777);
}
