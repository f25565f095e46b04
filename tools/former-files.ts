import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Open pages need the files of their own build; after this time a page is reloaded anyway. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** Files with a content hash. Flags keep their names from build to build. */
const versioned = /^(?:assets\/(?!flags\/)|builds\/meta\/)/;

/** When a file stopped being part of the latest build, in milliseconds since 1970, by its path below `client`. */
type RetiredAt = Readonly<Record<string, number>>;

function asideOf(dist: string): string {
  return join(dist, 'former');
}

function listOf(folder: string): string {
  return join(folder, 'builds', 'former.json');
}

/**
 * Moves the files of former builds out of the way of the next one, which empties its folder.
 * @param now milliseconds since 1970
 */
export async function setFormerFilesAside(dist: string, now: number): Promise<void> {
  const client = join(dist, 'client');
  const aside = asideOf(dist);
  // They are still there when the last build failed.
  const retired = { ...(await readList(aside)) };
  const former = await readList(client);
  for (const path of await filesIn(client)) {
    retired[path] = former[path] ?? now;
    await move(client, aside, path);
  }
  await mkdir(dirname(listOf(aside)), { recursive: true });
  await writeFile(listOf(aside), JSON.stringify(retired));
}

/** Copies the files of former builds beside those of the new one, except expired and repeated ones. */
export async function bringFormerFilesBack(dist: string, now: number): Promise<void> {
  const client = join(dist, 'client');
  const aside = asideOf(dist);
  const present = new Set(await filesIn(client));
  const kept = Object.entries(await readList(aside)).filter(([path, at]) => !present.has(path) && now - at < keptMs);
  for (const [path] of kept) await move(aside, client, path);
  await writeFile(listOf(client), JSON.stringify(Object.fromEntries(kept)));
  await rm(aside, { recursive: true });
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => versioned.test(path));
}

async function readList(folder: string): Promise<RetiredAt> {
  try {
    return JSON.parse(await readFile(listOf(folder), 'utf8')) as RetiredAt;
  } catch {
    return {};
  }
}

async function move(from: string, to: string, path: string): Promise<void> {
  await mkdir(dirname(join(to, path)), { recursive: true });
  await rename(join(from, path), join(to, path));
}
