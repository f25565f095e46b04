import fastifySwagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { SiteLanguages } from '#domain/place/page-locales.ts';
import { withoutOffLanguages } from './off-languages.ts';
import { pageCalls, type PageCallOptions } from './page-calls.ts';
import { openData } from './v1/open-data.ts';
import { listCacheControl } from './call-query.ts';

export const apiPrefix = '/api';

/** The JSON API; register it below `apiPrefix`. Errors go to the server's error handler. */
export const api: FastifyPluginAsync<PageCallOptions> = async (
  app,
  { context, clients, trustedOrigins, sendList, pageAt },
) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(fastifySwagger, {
    transform: jsonSchemaTransform,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${context.site.name} API`,
        description:
          'Read access to destinations, providers and plans, a way to send a review, and what the pages tell the site. Every call takes the parameter `locale`. Calls of pages ignore unknown query parameters, and read an unknown `locale` as `en`. Calls below `/v1` are for others: open to pages of every site, they stay as they are, and they refuse unknown parameters and languages.',
        version: '1',
      },
      servers: [{ url: context.site.origin }],
    },
  });
  await app.register(pageCalls, { context, clients, trustedOrigins, sendList, pageAt });
  await app.register(openData, { prefix: '/v1', context, clients });
  await app.register(openapiDocument, { site: context.site });
};

/** `GET /openapi.json`: the API description, generated from the validation schemas. */
const openapiDocument: FastifyPluginAsync<{ readonly site: SiteLanguages }> = async (app, { site }) => {
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', listCacheControl);
    return withoutOffLanguages(app.swagger(), site);
  });
};
