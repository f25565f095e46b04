import type { FastifyInstance } from 'fastify';
import { drawFavicon, drawIcon, siteIcons } from '#pictures/site-icons.ts';

/** A week: the logo changes only with a release. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /icon-192.png` and the other sizes, `GET /favicon.ico`: rendered on first request and kept in memory, 30 kB in
 * all.
 */
export function addIconRoutes(app: FastifyInstance): void {
  for (const [name, icon] of Object.entries(siteIcons)) {
    addPicture(app, { path: `/${name}`, type: 'image/png', draw: () => drawIcon(icon) });
  }
  addPicture(app, { path: '/favicon.ico', type: 'image/x-icon', draw: drawFavicon });
}

interface Picture {
  readonly path: string;
  readonly type: string;
  readonly draw: () => Promise<Buffer>;
}

function addPicture(app: FastifyInstance, { path, type, draw }: Picture): void {
  let drawn: Promise<Buffer> | null = null;
  app.get(path, async (_request, reply) => {
    drawn ??= draw();
    return reply
      .header('cache-control', cacheRule)
      .type(type)
      .send(await drawn);
  });
}
