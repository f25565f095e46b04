import type { FastifyInstance } from 'fastify';
import { apiFailure } from './api-failure.ts';

/** Calls that only accept data. */
export const postPaths = [
  '/reviews',
  '/utils/is-europe',
  '/tracking/set',
  '/events/log/error',
  '/events/view',
  '/events/search',
] as const;

/** Answers GET at such an address with 405. */
export function refuseReading(app: Pick<FastifyInstance, 'get'>): void {
  for (const path of postPaths) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.code(405).header('allow', 'POST').header('cache-control', 'no-store').send(apiFailure(405)),
    );
  }
}
