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
    addPicture(app, { path: `/${name}`, type: 'image/png', render: () => drawIcon(icon) });
  }
  addPicture(app, { path: '/favicon.ico', type: 'image/x-icon', render: drawFavicon });
}

interface Picture {
  readonly path: string;
  readonly type: string;
  readonly render: () => Promise<Buffer>;
}

function addPicture(app: FastifyInstance, { path, type, render }: Picture): void {
  let rendered: Promise<Buffer> | null = null;
  app.get(path, async (_request, reply) => {
    rendered ??= render();
    return reply
      .header('cache-control', cacheRule)
      .type(type)
      .send(await rendered);
  });
}
