import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * For a server with `optimizeEmptyRequests`: Node gives requests without a body a stream that has already ended. A body
 * parser, which runs when a content type is sent, would wait forever; it reads this empty stream.
 */
export function giveEmptyBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ raw }, _reply, body) => (raw.readableEnded ? Readable.from([]) : body));
}
