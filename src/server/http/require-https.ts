import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#api/api.ts';
import type { ClientFacts } from './client-address.ts';
import { redirectTo } from './redirect-to.ts';

interface SecureSite {
  /** Public origin of the site. */
  readonly origin: string;
  readonly clients: Pick<ClientFacts, 'usesPlainHttp'>;
}

/** Reached by machines that have no certificate to check. */
const exemptPath = '/healthz';

/**
 * Redirects plain HTTP to the same address of the public origin from the settings, never to the request's `Host`. Only
 * a trusted proxy can state the scheme. Forms and API calls are refused instead: a client that sends them unencrypted
 * should notice.
 */
export function requireHttps(app: FastifyInstance, { origin, clients }: SecureSite): void {
  if (!origin.startsWith('https:')) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!clients.usesPlainHttp(request) || request.url === exemptPath) return;
    const isVisit = (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith(`${apiPrefix}/`);
    if (!isVisit) return reply.code(403).type('text/plain; charset=utf-8').send(`Use ${origin}.\n`);
    // Two leading slashes would name another host.
    const path = request.originalUrl.replace(/^\/+/, '/');
    return redirectTo(reply.header('cache-control', 'no-store'), 301, origin + path);
  });
}
