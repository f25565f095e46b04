import { join } from 'node:path';
import { build } from 'vite';
import { stampBuild } from './build-stamp.ts';
import { precompress } from './precompress.ts';
import { shrinkFlags } from './shrink-flags.ts';

/** Builds the site twice, for browsers and for the server, and compresses what browsers load. Throws Vite's errors. */
export async function buildSite(root: string, dist = join(root, 'dist')): Promise<void> {
  const options = { root, logLevel: 'warn', mode: 'production' } as const;
  const client = join(dist, 'client');
  await stampBuild(root, dist, async () => {
    await build({ ...options, build: { outDir: client } });
    await build({ ...options, build: { outDir: join(dist, 'server'), ssr: 'src/web/site.ts' } });
    await shrinkFlags(join(client, 'assets', 'flags'));
    await precompress(client);
  });
}
