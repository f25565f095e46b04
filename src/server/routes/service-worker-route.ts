import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

/** A browser asks for the worker with every visit; it must never get an old one from a store on the way. */
const cacheRule = 'no-cache';

/**
 * What takes the place of a worker that is switched off: it deletes what was kept and removes itself. It has no listener
 * for requests, so from its first moment everything goes to the network.
 */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('roamchart-')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** `GET /sw.js`: the service worker of this build, or the one that removes itself. @param clientDir null: there is no build */
export async function addServiceWorkerRoute(
  app: FastifyInstance,
  { site, clientDir }: { readonly site: SiteSettings; readonly clientDir: string | null },
): Promise<void> {
  const script = site.keepsPages === true && clientDir !== null ? await readWorker(clientDir, site) : removal;
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', cacheRule).type('text/javascript; charset=utf-8').send(script),
  );
}

/** The build is known by the names of its files; the settings stand on the pages that the worker keeps from the start. */
async function readWorker(clientDir: string, site: SiteSettings): Promise<string> {
  const manifest = await readFile(join(clientDir, '.vite', 'manifest.json'));
  const build = createHash('sha256').update(manifest).update(JSON.stringify(site)).digest('hex').slice(0, 12);
  return `const ROAMCHART_BUILD = '${build}';\n${await readFile(join(clientDir, 'sw.js'), 'utf8')}`;
}
