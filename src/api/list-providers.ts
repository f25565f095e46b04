import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from './api-failure.ts';
import { pageQuery, listCacheControl } from './call-query.ts';
import { providerImage } from './plan-facts.ts';
import type { SendList } from './send-list.ts';

const providerSchema = z.object({
  _id: z.string().describe('Stable, opaque.'),
  name: z.string(),
  image: providerImage,
});

const hasReviewParameter = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('false')
  .describe('`true`: only providers with a published review.');

/** `GET /providers`: providers with an active plan, by name. */
export const listProviders: FastifyPluginAsyncZod<{ sendList: SendList }> = async (app, { sendList }) => {
  app.get('/providers', {
    schema: {
      operationId: 'listProviders',
      summary: 'Providers with their pictures',
      querystring: pageQuery({ hasReview: hasReviewParameter }),
      response: { 200: z.array(providerSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: (request, reply) => {
      const { hasReview } = request.query;
      reply.header('cache-control', listCacheControl);
      return sendList(request, reply, {
        name: 'providers',
        asked: { hasReview },
        write: async (context): Promise<z.output<typeof providerSchema>[]> => {
          const providers = await context.catalogue.providers({ hasReview: hasReview === 'true' });
          return providers.map(({ publicId, name, image }) => ({ _id: publicId, name, image }));
        },
      });
    },
  });
};
