import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import { listPlansTask } from '#domain/listing/list-plans.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { encodePlansTask } from '#domain/listing/encode-plans.ts';
import { memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { Context } from '#runtime/services/context.ts';
import { apiFailure, failureSchema } from './api-failure.ts';
import { currencyOf, priceCurrency, pageQuery } from './call-query.ts';

const versionParameter = z
  .string()
  .regex(/^\d{1,15}(?:\.\d{1,15})?$/, { error: 'must be one or two numbers' })
  .optional()
  .describe('Versions of catalogue and rates that the caller knows of; a copy may then be kept for an hour.');

/** Documented, not serialized by the schema: `encodePlans` makes it. */
const columnsSchema = z
  .looseObject({
    kind: z.enum(['country', 'region']),
    currency: z.string(),
    pooled: z.looseObject({}).describe('Facts that repeat: each different value once, and of each plan its place.'),
    numbers: z.looseObject({}).describe('Of each plan the id (as the difference to the one before) and its prices.'),
  })
  .meta({ description: 'Every active plan of a destination, column by column.' });

/** Memoizes the JSON of a list. */
const bodyOf = memoTask(function* (plans: DestinationPlans): CooperativeTask<string> {
  return JSON.stringify(yield* encodePlansTask(plans));
});

/**
 * `GET /destinations/{key}/plans`: every active plan of a destination in a display currency, in columns: one request
 * for everything that the browser filters and sorts.
 */
export const listDestinationPlans: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/destinations/:key/plans', {
    schema: {
      operationId: 'listDestinationPlans',
      summary: 'Every plan of a destination, in columns',
      params: z.object({
        key: z.string().describe('Country code in upper case, or slug of a region: `DE`, `europe`.'),
      }),
      querystring: pageQuery({
        currency: priceCurrency('prices are given in'),
        v: versionParameter,
      }),
      response: { 200: columnsSchema, 400: failureSchema, 404: failureSchema, 429: failureSchema },
    },
    handler: async ({ params, query }, reply) => {
      const plans = await plansAt(params.key, currencyOf(query, context), context);
      if (plans === null) return reply.code(404).header('cache-control', 'no-store').send(apiFailure(404));
      const cached = query.v === undefined ? 'private, no-cache' : 'private, max-age=3600';
      // Already serialized: the schema would process half a megabyte once more.
      return reply
        .header('cache-control', cached)
        .type('application/json; charset=utf-8')
        .serializer(asIs)
        .send((await context.scheduler.run(bodyOf(plans))) as never);
    },
  });
};

async function plansAt(text: string, currency: CurrencyCode, context: Context): Promise<DestinationPlans | null> {
  const key = parseDestinationKey(text);
  if (!key.ok) return null;
  const [stored, rates, ratings] = await Promise.all([
    context.catalogue.plansAt(key.value),
    context.currency.rates(),
    context.reviews.ratings(),
  ]);
  return stored && context.scheduler.run(listPlansTask(stored, { currency, rates, ratings }));
}

function asIs(body: unknown): string {
  return String(body);
}
