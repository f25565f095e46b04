import type { FastifyInstance } from 'fastify';

/** Lets the calls of a plugin take JSON of at most so many bytes; what is larger or no JSON is answered 413 or 400. */
export function readJsonBodies(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
  bytes: number,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: bytes }, parse);
}
