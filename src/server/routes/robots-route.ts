import type { FastifyInstance } from 'fastify';

/** What is no page: calls of the site's own code, forms, and the way out to sellers. */
const closed = ['/go/', '/api/', '/settings', '/reports/', '/*/_payload.json$', '/_payload.json$'];

/** The description of the API, for those who build on it. */
const open = ['/api/openapi.json'];

/** Pages change with imports, this does not: a day. */
const cacheRule = 'public, max-age=86400';

/**
 * `GET /robots.txt` (RFC 9309). Thin pages and filtered lists are not closed here: they say `noindex` themselves, which
 * only a crawler that may read them can see.
 * @param origin public, without a trailing slash
 */
export function addRobotsRoute(app: FastifyInstance, { origin }: { readonly origin: string }): void {
  const text = writeRobots(origin);
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', cacheRule).type('text/plain; charset=utf-8').send(text),
  );
}

function writeRobots(origin: string): string {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
