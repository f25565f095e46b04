import { failure, type Result } from '#domain/kernel/result.ts';

const writeErrors: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist; create it first.',
  EEXIST: 'a part of its path is not a folder; check the path.',
  ENOTDIR: 'a part of its path is not a folder; check the path.',
  EISDIR: 'it is a folder; name a file.',
  EACCES: 'this user may not write there; name another path.',
  EPERM: 'this user may not write there; name another path.',
  EROFS: 'the disk is read-only; name another path.',
  ENOSPC: 'the disk is full; make room and try again.',
  EDQUOT: 'the quota of this user is used up; make room and try again.',
};

/** Rethrows what is not a disk error. */
export function describeWriteError(error: unknown, path: string): Result<never> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = writeErrors[code];
  if (reason === undefined) throw error;
  return failure(`The file "${path.slice(0, 200)}" cannot be written: ${reason}`);
}
