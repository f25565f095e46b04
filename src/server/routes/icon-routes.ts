import type { FastifyInstance } from 'fastify';
import { memo } from '#domain/kernel/memo.ts';
import { drawFavicon, drawIcon, drawOwnFavicon, drawOwnIcon, siteIcons } from '#pictures/site-icons.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';

/** A day: the logo changes with a release or the operator's brand. */
const cacheRule = 'public, max-age=86400, stale-while-revalidate=86400';

/**
 * `GET /icon-192.png` and the other sizes, `GET /favicon.ico`: the site's or the operator's icon, rendered on first request
 * and kept in memory, 30 kB in all.
 */
export function addIconRoutes(app: FastifyInstance, siteFiles: SiteFiles): void {
  for (const [name, icon] of Object.entries(siteIcons)) {
    const render = (own: Buffer | null): Promise<Buffer> => (own === null ? drawIcon(icon) : drawOwnIcon(own, icon));
    addPicture(app, { path: `/${name}`, type: 'image/png', render, siteFiles });
  }
  const render = (own: Buffer | null): Promise<Buffer> => (own === null ? drawFavicon() : drawOwnFavicon(own));
  addPicture(app, { path: '/favicon.ico', type: 'image/x-icon', render, siteFiles });
}

interface Picture {
  readonly path: string;
  readonly type: string;
  /** @param own the operator's icon; null: none */
  readonly render: (own: Buffer | null) => Promise<Buffer>;
  readonly siteFiles: SiteFiles;
}

function addPicture(app: FastifyInstance, { path, type, render, siteFiles }: Picture): void {
  const renderOnce = memo(render);
  app.get(path, async (_request, reply) =>
    reply
      .header('cache-control', cacheRule)
      .type(type)
      .send(await renderOnce(siteFiles.current.icon)),
  );
}
