import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** A file below one of the operator's folders. */
export interface FoundFile {
  /** Below the folder, with `/` between its parts. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Changes with the file and with who may read it: times, size and number of the file. */
  readonly stamp: string;
}

/** More are no texts and pictures of a site, but a folder in the wrong place. */
const mostFiles = 2_000;

/**
 * The files of a folder, by path. Links are followed: containers mount files that way. Names that begin with a dot are left
 * out, but for `.well-known`. A missing folder is empty. The failure, of a folder that cannot be read, is one sentence.
 */
export async function listFiles(folder: string): Promise<Result<readonly FoundFile[]>> {
  try {
    return success(await findFiles(folder));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return success([]);
    return failure(`The folder ${basename(folder)} cannot be read (${code}).`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}

async function findFiles(folder: string): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isHidden(relative(folder, file)))
    .sort()
    .slice(0, mostFiles);
  const found = await Promise.all(paths.map((file) => describeFile(folder, file)));
  return found.filter((each) => each !== null);
}

function isHidden(path: string): boolean {
  return path.split(sep).some((part) => part.startsWith('.') && part !== '.well-known');
}

async function describeFile(folder: string, file: string): Promise<FoundFile | null> {
  const facts = await stat(file).catch((error: unknown) => {
    // Removed since the folder was listed, or a link to nothing.
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (facts?.isFile() !== true) return null;
  const { size, mtimeMs, ctimeMs, ino } = facts;
  const path = relative(folder, file).split(sep).join('/');
  return { path, file, size, stamp: `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}` };
}
