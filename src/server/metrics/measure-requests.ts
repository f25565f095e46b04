import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Measures } from './measures.ts';

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Counts requests by route pattern: addresses would be unbounded labels and reveal what visitors look for. */
export function measureRequests(app: FastifyInstance, { requests, inFlight, unavailable }: Measures): void {
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    // Also when the client disconnects before the answer.
    reply.raw.once('close', () => inFlight.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    requests.observe(labelsOf(request, reply, route), reply.elapsedTime / 1000);
    if (reply.statusCode === 503) unavailable.inc({ route });
    done();
  });
}

function labelsOf({ method }: FastifyRequest, { statusCode }: FastifyReply, route: string) {
  return { method: knownMethods.has(method) ? method : 'other', route, status: String(statusCode) };
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}
