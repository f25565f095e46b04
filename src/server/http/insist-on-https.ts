import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#api/api.ts';
import type { ClientFacts } from './client-address.ts';
import { redirectTo } from './redirect-to.ts';

interface SecureSite {
  /** Public, of the site. */
  readonly origin: string;
  readonly clients: Pick<ClientFacts, 'cameInTheClear'>;
}

/** Asked for by machines that have no certificate to offer. */
const answeredAnyway = '/healthz';

/**
 * Leads who came by plain HTTP to the same address of the public origin, which the settings name; never to what the request
 * calls its host. Only a trusted proxy can tell how somebody came. Forms and calls of the API are refused: who sends them
 * in the clear should notice.
 */
export function insistOnHttps(app: FastifyInstance, { origin, clients }: SecureSite): void {
  if (!origin.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!clients.cameInTheClear(request) || request.url === answeredAnyway) return;
    const isVisit = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith(`${apiPrefix}/`);
    if (!isVisit) return reply.code(403).type('text/plain; charset=utf-8').send(`Use ${origin}.\n`);
    // Two slashes at its start would name another host.
    const path = request.originalUrl.replace(/^\/+/, '/');
    return redirectTo(reply.header('cache-control', 'no-store'), 301, origin + path);
  });
}
