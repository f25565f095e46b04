import type { FastifyReply } from 'fastify';

/**
 * Redirects. Characters that a header must not contain are percent-encoded: a decoded path may have letters of every
 * script, and a line break would inject a header.
 */
export function redirectTo(reply: FastifyReply, status: 301 | 302 | 303 | 307 | 308, location: string): FastifyReply {
  const address = location.toWellFormed().replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
  return reply.code(status).header('location', address).send();
}
