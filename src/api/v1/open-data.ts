import fastifyCors from '@fastify/cors';
import type { FastifyPluginAsync } from 'fastify';
import { listCacheControl } from '#api/call-query.ts';
import type { Clients } from '#api/clients.ts';
import { limitCalls } from '#api/limit-calls.ts';
import { refuseOffLanguages } from '#api/off-languages.ts';
import type { Context } from '#runtime/services/context.ts';
import { listDestinationPrices } from './list-destination-prices.ts';
import { listOpenDestinations } from './list-open-destinations.ts';
import { listOpenProviders } from './list-open-providers.ts';
import { listPlanPrices } from './list-plan-prices.ts';
import { listPlans } from './list-plans.ts';
import { listRules } from './list-rules.ts';
import { showOpenPlan } from './show-open-plan.ts';

/** Rate limit: a whole catalogue is a download; these calls are for parts of it. */
const often = { name: 'open data', limit: 300, windowMs: 5 * 60_000 };

/** The public API below `/v1`: read-only, open to all origins, stable for years. */
export const openData: FastifyPluginAsync<{ context: Context; clients: Clients }> = async (
  app,
  { context, clients },
) => {
  const limit = limitCalls({ context, clients }, often);
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: 86_400,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', listCacheControl);
    await limit.call(app, request, reply);
  });
  app.addHook('preValidation', refuseOffLanguages(context.site));
  await app.register(listOpenDestinations, { context });
  await app.register(listDestinationPrices, { context });
  await app.register(listOpenProviders, { context });
  await app.register(listPlans, { context });
  await app.register(showOpenPlan, { context });
  await app.register(listPlanPrices, { context });
  await app.register(listRules, { context });
};
