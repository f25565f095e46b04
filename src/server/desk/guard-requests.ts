import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostFault, requestPath } from '#server/http/request-path.ts';

interface GuardParts {
  readonly origin: string;
  /** Adds a row for a request that another page has sent. */
  readonly noteForeign: (request: FastifyRequest) => Promise<void>;
}

/**
 * Refuses what is not for this host, and what another page sends. The listener answers one name only: a page that
 * resolves its own name to this address (DNS rebinding) gets nothing.
 */
export function guardRequests(app: FastifyInstance, { origin, noteForeign }: GuardParts): void {
  const { host } = new URL(origin);
  app.addHook('onRequest', async (request, reply) => {
    if (hostFault(request.raw) !== null || request.headers.host !== host)
      return sayText(reply, 421, `The desk answers at ${origin} alone.`);
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnPage(request, origin)) return;
    await noteForeign(request);
    return sayText(reply, 403, 'This was not sent by a page of the desk.');
  });
}

/** A write without `Origin` is refused too: every browser sends it. */
function isOwnPage({ headers }: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === own && (site === undefined || site === 'same-origin');
}

function sayText(reply: FastifyReply, status: 403 | 421, sentence: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

/** Whether another site's page or a mail has led here: a strict cookie is not sent then. */
export function isArrival(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  return mode === 'navigate' && (site === 'cross-site' || site === 'same-site') && requestPath(request) !== '/invite';
}
