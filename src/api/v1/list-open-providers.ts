import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '#api/api-failure.ts';
import { openQuery } from '#api/call-query.ts';
import type { Context } from '#runtime/services/context.ts';

const providerSchema = z.object({
  slug: z.string(),
  name: z.string(),
  url: z.string().nullable().describe('Of its home page; null: none is known.'),
  example: z.boolean().describe('True: invented, of the example catalogue.'),
  planCount: z.number().int(),
});

/** `GET /v1/providers`: every provider with an offered plan, by name. */
export const listOpenProviders: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/providers', {
    schema: {
      operationId: 'listOpenProviders',
      summary: 'Providers with plans',
      tags: ['open data'],
      querystring: openQuery({}),
      response: { 200: z.array(providerSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: async () => {
      const providers = await context.catalogue.providers();
      return providers.map(({ slug, name, url, example, planCount }) => ({ slug, name, url, example, planCount }));
    },
  });
};
