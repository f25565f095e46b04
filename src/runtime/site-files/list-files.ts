import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file below one of the operator's folders. */
export interface FoundFile {
  /** Below the folder, with `/` between its parts. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Changes with the file: time, size and number of the file. */
  readonly stamp: string;
}

/** More are no texts and pictures of a site, but a folder in the wrong place. */
const mostFiles = 2_000;

/**
 * The files of a folder, by path. Links are followed: containers mount files that way. Names that begin with a dot are left
 * out, but for `.well-known`. A missing folder is empty.
 */
export async function listFiles(folder: string): Promise<readonly FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
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
  const facts = await stat(file).catch(() => null);
  if (facts?.isFile() !== true) return null;
  const { size, mtimeMs, ino } = facts;
  const path = relative(folder, file).split(sep).join('/');
  return { path, file, size, stamp: `${path} ${mtimeMs} ${size} ${ino}` };
}
