import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateSite, Site } from '#web/site-contract.ts';
import { readSiteAssets } from './site-assets.ts';

/** Loads the built site from `dist`. Throws when it was not built. */
export async function loadSite(distDir: string): Promise<Site> {
  const manifest = JSON.parse(await readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8')) as unknown;
  const { createSite } = (await import(pathToFileURL(join(distDir, 'server', 'site.js')).href)) as {
    readonly createSite: CreateSite;
  };
  return createSite({ assets: readSiteAssets(manifest) });
}
