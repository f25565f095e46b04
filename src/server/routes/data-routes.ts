import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { nightlyFolder } from '#runtime/services/feeds/nightly-files.ts';

/** A versioned name never changes its bytes; a week covers any download. */
const fileRule = 'public, max-age=604800, immutable';
const indexRule = 'public, max-age=300';

/**
 * `GET /data/index.json`, which lists the downloads of the catalogue with checksums and terms, and the files
 * themselves, with ranges and CORS.
 */
export async function addDataRoutes(app: FastifyInstance, { dataDir }: { readonly dataDir: string }): Promise<void> {
  const root = nightlyFolder(dataDir);
  await mkdir(root, { recursive: true });
  app.get('/data', async (_request, reply) => reply.redirect('/data/index.json', 302));
  await app.register(fastifyStatic, {
    root,
    prefix: '/data/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    schemaHide: true,
    cacheControl: false,
    allowedPath: (path) => /^\/(?:index\.json|catalogue-v\d+\.(?:json|csv)(?:\.gz)?)$/.test(path),
    setHeaders: (reply, path) => {
      reply
        .header('cache-control', path.endsWith('index.json') ? indexRule : fileRule)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
