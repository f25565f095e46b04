import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { memo } from '#domain/kernel/memo.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

/** Browsers check for a new worker with every visit; no cache may answer with an old one. */
const cacheRule = 'no-cache';

/**
 * Replaces a worker that is switched off: it deletes its caches and unregisters itself. Without a fetch listener every
 * request goes to the network at once.
 */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('roamchart-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/**
 * `GET /sw.js`: the service worker of this build, or the self-removing one. @param clientDir null: there is no build
 */
export async function addServiceWorkerRoute(
  app: FastifyInstance,
  { context, clientDir }: { readonly context: Context; readonly clientDir: string | null },
): Promise<void> {
  const write = context.site.keepsPages === true && clientDir !== null ? await readWorker(clientDir) : () => removal;
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', cacheRule).type('text/javascript; charset=utf-8').send(write(context.site)),
  );
}

/** The build is identified by its file names, settings and files of the operator by the pages that the worker precaches. */
async function readWorker(clientDir: string): Promise<(site: SiteSettings) => string> {
  const manifest = await readFile(join(clientDir, '.vite', 'manifest.json'));
  const code = await readFile(join(clientDir, 'sw.js'), 'utf8');
  return memo((site: SiteSettings) => {
    const build = createHash('sha256').update(manifest).update(JSON.stringify(site)).digest('hex').slice(0, 12);
    const languages = JSON.stringify(siteLocales(site));
    return `const ROAMCHART_BUILD = '${build}';\nconst ROAMCHART_LOCALES = ${languages};\n${code}`;
  });
}
