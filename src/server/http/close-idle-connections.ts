import type { FastifyInstance } from 'fastify';
import { serverLimits } from './server-limits.ts';

/**
 * `Keep-Alive` timeout for clients, in seconds: one less than the server's, so that no client reuses a connection that
 * is being closed.
 */
const clientSeconds = serverLimits.silenceTimeout / 1000 - 1;

/**
 * Closes connections without traffic, with one timer per connection. Node's defaults, an idle timer and an answer
 * timer, would stop and start both for every answer.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.server.setTimeout(serverLimits.silenceTimeout);
  app.server.keepAliveTimeout = 0;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('keep-alive', `timeout=${clientSeconds}`);
  });
}
