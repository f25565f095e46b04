import type { FastifyReply } from 'fastify';

/**
 * Leads somewhere else. What no header may hold is written as addresses write it: a path that was read may have letters of
 * every script, and a line break would begin a header of its own.
 */
export function redirectTo(reply: FastifyReply, status: 301 | 302 | 303 | 307 | 308, location: string): FastifyReply {
  const address = location.toWellFormed().replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
  return reply.code(status).header('location', address).send();
}
