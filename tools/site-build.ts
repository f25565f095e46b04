import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { licencesFile } from '#server/routes/site-assets.ts';
import { bringFormerFilesBack, setFormerFilesAside } from './former-files.ts';
import { stampBuild } from './build-stamp.ts';
import { checkBrowserCode } from './browser-code.ts';
import { collectLicences } from './collect-licences.ts';
import { joinPageStyles } from './page-styles.ts';
import { precompress } from './precompress.ts';
import { checkDeskScript, checkSizes } from './size-budget.ts';
import { shrinkFlags } from './shrink-flags.ts';
import { hashSources } from './source-hash.ts';
import { writeBuildFiles } from './build-files.ts';

/** Builds site and desk, each for browsers and for the server, and compresses what browsers load. Throws Vite's errors. */
export async function buildSite(root: string, dist = join(root, 'dist')): Promise<void> {
  const options = { root, mode: 'production' } as const;
  const client = join(dist, 'client');
  await stampBuild(root, dist, async () => {
    await setFormerFilesAside(dist, Date.now());
    await build({ ...options, build: { outDir: client } });
    await build({ ...options, mode: 'service-worker', build: { outDir: client } });
    await build({ ...options, build: { outDir: join(dist, 'server'), ssr: 'src/web/site.ts' } });
    const deskOptions = { root, mode: 'desk' } as const;
    await build({ ...deskOptions, build: { outDir: join(dist, 'desk') } });
    await build({ ...deskOptions, build: { outDir: join(dist, 'server'), ssr: 'src/desk/create-desk-pages.tsx' } });
    await checkDeskScript(join(dist, 'desk'));
    await precompress(join(dist, 'desk'));
    await joinPageStyles(client);
    await shrinkFlags(join(client, 'assets', 'flags'));
    await precompress(client);
    await checkBrowserCode(client);
    await checkSizes(client);
    await writeFile(join(dist, 'server', licencesFile), JSON.stringify(await collectLicences(root, client)));
    await writeBuildFiles(client, { id: hashSources(root).slice(0, 12), timestamp: Date.now() });
    await bringFormerFilesBack(dist, Date.now());
  });
}
