import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Measures } from './measures.ts';

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts requests by route pattern: addresses would be unbounded labels and reveal what visitors look for. */
export function measureRequests(app: FastifyInstance, { requests, inFlight, unavailable }: Measures): void {
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    // Also when the client disconnects before the answer.
    reply.raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    requests.of(labelsOf(request, reply, route)).observe(reply.elapsedTime / 1000);
    if (reply.statusCode === 503) unavailable.inc({ route });
  });
}

function labelsOf({ method }: FastifyRequest, { statusCode }: FastifyReply, route: string) {
  return { method: knownMethods.has(method) ? method : 'other', route, status: String(statusCode) };
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
