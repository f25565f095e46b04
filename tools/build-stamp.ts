import { existsSync } from 'node:fs';
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';

/** Names the sources that a build was made from; written last, so that a broken build never counts. */
const stampFile = 'build.json';

/** True when the folder `dist` was built from exactly the present sources below `root`. Needs no build tool. */
export async function isBuildCurrent(root: string, dist = join(root, 'dist')): Promise<boolean> {
  return (await readStamp(join(dist, stampFile))) === hashSources(root);
}

/** Whether this user may write a build below `root`. */
export async function mayBuild(root: string, dist = join(root, 'dist')): Promise<boolean> {
  const canWrite = (folder: string): Promise<boolean> =>
    access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
  return (await canWrite(dist)) || (!existsSync(dist) && (await canWrite(root)));
}

/** Null: there is no complete build. */
async function readStamp(file: string): Promise<string | null> {
  try {
    const stamp = JSON.parse(await readFile(file, 'utf8')) as { readonly sources: string };
    return stamp.sources;
  } catch {
    return null;
  }
}

/** Builds between two looks at the sources: a file that changes meanwhile leaves the build out of date. */
export async function stampBuild(root: string, dist: string, build: () => Promise<void>): Promise<void> {
  const sources = hashSources(root);
  await rm(join(dist, stampFile), { force: true });
  await build();
  await writeFile(join(dist, stampFile), `${JSON.stringify({ sources })}\n`);
}
