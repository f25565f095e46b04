import type { FastifyInstance } from 'fastify';
import { serverLimits } from './server-limits.ts';

/** What clients are told, in seconds: one less, so that none asks at the moment in which its connection is closed. */
const toldSeconds = serverLimits.silenceTimeout / 1000 - 1;

/**
 * Closes connections on which nothing moves for too long, by one clock a connection. With one for idle connections and
 * another for answers that nobody takes, as Node has them by default, each answer would stop both and start both again.
 */
export function endSilentConnections(app: FastifyInstance): void {
  app.server.setTimeout(serverLimits.silenceTimeout);
  app.server.keepAliveTimeout = 0;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('keep-alive', `timeout=${toldSeconds}`);
  });
}
