import fastifySwagger from '@fastify/swagger';
import type { FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from '#runtime/context.ts';
import { listCountries } from './list-countries.ts';
import { listCurrencies } from './list-currencies.ts';
import { listDestinationPlans } from './list-destination-plans.ts';
import { listProviders } from './list-providers.ts';
import { listRegions } from './list-regions.ts';
import { openapiDocument } from './openapi-document.ts';
import { sendReview, type Clients } from './send-review.ts';
import { showPlan } from './show-plan.ts';
import { showReviewChallenge } from './show-review-challenge.ts';

/** Where the API lives. */
export const apiPrefix = '/api';

/** The JSON API; to be registered below `apiPrefix`. Failures are left to the server's error handler. */
export const api: FastifyPluginAsync<{ context: Context; clients: Clients }> = async (app, { context, clients }) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(fastifySwagger, {
    transform: jsonSchemaTransform,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${context.site.name} API`,
        description:
          'Read access to destinations, providers and plans, and a way to send a review. Every call takes the parameter `locale`.',
        version: '1',
      },
      servers: [{ url: context.site.origin }],
    },
  });
  await app.register(listCountries, { context });
  await app.register(listRegions, { context });
  await app.register(listCurrencies);
  await app.register(listProviders, { context });
  await app.register(listDestinationPlans, { context });
  await app.register(showPlan, { context });
  await app.register(showReviewChallenge, { context });
  await app.register(sendReview, { context, clients });
  await app.register(openapiDocument);
};
