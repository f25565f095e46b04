import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { hashSources } from './source-hash.ts';
import { precompress } from './precompress.ts';

/** Names the sources that a build was made from; written last, so that a broken build never counts. */
const stampFile = 'build.json';

/** True when `dist` was built from exactly the present sources. */
export async function isBuildCurrent(root: string): Promise<boolean> {
  const stamp = await readFile(join(root, 'dist', stampFile), 'utf8').catch(() => null);
  return stamp !== null && (JSON.parse(stamp) as { sources?: unknown }).sources === hashSources(root);
}

/** Builds the site twice, for browsers and for the server, and compresses what browsers load. Throws Vite's errors. */
export async function buildSite(root: string): Promise<void> {
  // Taken before the build: a file that changes meanwhile makes the build out of date.
  const sources = hashSources(root);
  await rm(join(root, 'dist', stampFile), { force: true });
  const options = { root, logLevel: 'warn', mode: 'production' } as const;
  await build(options);
  await build({ ...options, build: { ssr: 'src/web/site.ts' } });
  await precompress(join(root, 'dist', 'client'));
  await writeFile(join(root, 'dist', stampFile), `${JSON.stringify({ sources })}\n`);
}
