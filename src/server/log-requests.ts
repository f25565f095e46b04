import type { FastifyInstance } from 'fastify';
import { askedPath } from './asked-path.ts';

/** Longest path that the log keeps. */
const loggedPathLength = 200;

/** One line per request. No address, no query, no header: nothing in it says who asked. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: askedPath(request).slice(0, loggedPathLength),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
