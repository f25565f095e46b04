import type { FastifyInstance } from 'fastify';

/** Not pages: calls by the site's own code, forms, and redirects to sellers. */
const closed = ['/go/', '/api/', '/settings', '/reports/', '/*/_payload.json$', '/_payload.json$'];

/** The API description, for developers. */
const open = ['/api/openapi.json'];

/** A day. */
const cacheRule = 'public, max-age=86400';

/**
 * `GET /robots.txt` (RFC 9309). Thin pages and filtered lists are not disallowed: they say `noindex`, which a crawler
 * must be able to read.
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
