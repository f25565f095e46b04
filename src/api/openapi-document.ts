import type { FastifyPluginAsync } from 'fastify';
import { listCacheControl } from './call-query.ts';

/** `GET /openapi.json`: the description of this API, made from the schemas that check it. */
export const openapiDocument: FastifyPluginAsync = async (app) => {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', listCacheControl);
    return app.swagger();
  });
};
