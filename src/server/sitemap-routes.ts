import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#runtime/context.ts';
import type { Site } from '#web/site-contract.ts';

/** An hour: imports come a few times a day, and a crawler asks again with its entity tag. */
const cacheRule = 'public, max-age=3600';

/** `GET /sitemap.xml`, which names the others, and `/sitemaps/pages.xml`, `…/destinations.xml`, `…/providers-1.xml` …. */
export function addSitemapRoutes(
  app: FastifyInstance,
  { site, context }: { readonly site: Site; readonly context: Context },
): void {
  const send = async (reply: FastifyReply, name: string): Promise<FastifyReply | void> => {
    const xml = await site.sitemap(name, context);
    if (xml === null) return reply.callNotFound();
    return reply.header('cache-control', cacheRule).type('application/xml; charset=utf-8').send(xml);
  };
  app.get('/sitemap.xml', (_request, reply) => send(reply, 'index'));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => {
    const name = /^([a-z0-9-]{1,40})\.xml$/.exec(request.params.file)?.[1];
    return name === undefined || name === 'index' ? reply.callNotFound() : send(reply, name);
  });
}
