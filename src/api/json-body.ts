import type { FastifyInstance } from 'fastify';

/** Adds a JSON body parser with a size limit; too large or invalid bodies are answered 413 or 400. */
export function readJsonBodies(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
  bytes: number,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: bytes }, parse);
}
