import type { FastifyInstance } from 'fastify';
import type { Site } from '#web/site-contract.ts';
import type { SendText } from '#server/page-cache/send-text.ts';

/** An hour: imports run a few times a day, and crawlers revalidate by entity tag. */
const cacheControl = 'public, max-age=3600';
const type = 'application/xml; charset=utf-8';

/** `GET /sitemap.xml`, the index, and `/sitemaps/pages.xml`, `…/destinations.xml`, `…/providers-1.xml` …. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { site, sendText }: { readonly site: Site; readonly sendText: SendText },
): void {
  const describe = (name: string): Parameters<SendText>[2] => ({
    type,
    cacheControl,
    write: (context) => site.sitemap(name, context),
  });
  app.get('/sitemap.xml', (request, reply) => sendText(request, reply, describe('index')));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const name = /^([a-z0-9-]{1,40})\.xml$/.exec(request.params.file)?.[1];
    return name === undefined || name === 'index' ? reply.callNotFound() : sendText(request, reply, describe(name));
  });
}
