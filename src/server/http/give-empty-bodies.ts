import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * For a server that is told to optimize empty requests: to those without a body Node gives a stream that has ended before
 * anybody could listen to it. Who reads it all the same, because it names a type, would wait for ever; it reads this one.
 */
export function giveEmptyBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ raw }, _reply, body) => (raw.readableEnded ? Readable.from([]) : body));
}
