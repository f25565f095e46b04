import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { hashSources } from './source-hash.ts';
import { precompress } from './precompress.ts';

/** Names the sources that a build was made from; written last, so that a broken build never counts. */
const stampFile = 'build.json';

/** True when the folder `dist` was built from exactly the present sources below `root`. */
export async function isBuildCurrent(root: string, dist = join(root, 'dist')): Promise<boolean> {
  return (await readStamp(join(dist, stampFile))) === hashSources(root);
}

/** Null: there is no build, or one that was broken off. */
async function readStamp(file: string): Promise<string | null> {
  try {
    const stamp = JSON.parse(await readFile(file, 'utf8')) as { readonly sources: string };
    return stamp.sources;
  } catch {
    return null;
  }
}

/** Builds the site twice, for browsers and for the server, and compresses what browsers load. Throws Vite's errors. */
export async function buildSite(root: string, dist = join(root, 'dist')): Promise<void> {
  // Taken before the build: a file that changes meanwhile makes the build out of date.
  const sources = hashSources(root);
  await rm(join(dist, stampFile), { force: true });
  const options = { root, logLevel: 'warn', mode: 'production' } as const;
  const client = join(dist, 'client');
  await build({ ...options, build: { outDir: client } });
  await build({ ...options, build: { outDir: join(dist, 'server'), ssr: 'src/web/site.ts' } });
  await precompress(client);
  await writeFile(join(dist, stampFile), `${JSON.stringify({ sources })}\n`);
}
