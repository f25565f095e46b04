import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LatestBuild } from '#domain/site/route-rules.ts';
import type { CreateSite, Site } from '#web/site-contract.ts';
import { licencesFile, pageStylesFile, readSiteAssets } from './routes/site-assets.ts';

/** Loads the built site from `dist`. Throws when it was not built. */
export async function loadSite(distDir: string): Promise<Site> {
  const read = async (...path: readonly string[]): Promise<unknown> =>
    JSON.parse(await readFile(join(distDir, ...path), 'utf8'));
  const manifest = await read('client', '.vite', 'manifest.json');
  const pageStyles = await read('client', '.vite', pageStylesFile);
  const licences = await read('server', licencesFile);
  const { id } = (await read('client', 'builds', 'latest.json')) as LatestBuild;
  const { createSite } = (await import(pathToFileURL(join(distDir, 'server', 'site.js')).href)) as {
    readonly createSite: CreateSite;
  };
  return createSite({ assets: readSiteAssets({ manifest, pageStyles, licences, build: id }) });
}
