import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiFailure, failureSchema } from '#api/api-failure.ts';
import { openQuery } from '#api/call-query.ts';
import { lowestPriceSince, pricesSince, type PricePoint } from '#domain/plan/price-history.ts';
import type { Context } from '#runtime/services/context.ts';
import { amountSchema, sellerAmount } from './amount.ts';
import { planIdParameter } from './plan-id.ts';

const dayMs = 24 * 60 * 60_000;

const pointSchema = z.object({
  at: z.string().describe('When the price was seen. ISO 8601 in UTC.'),
  statedAt: z.string().nullable().describe('The feed’s own date of the price; null: it states none.'),
  price: amountSchema.nullable().describe('Null: from then on it was not offered.'),
  isPinned: z.boolean().describe('Whether the site set this price in place of what the feed states.'),
});

const pricesSchema = z.object({
  id: z.number().int(),
  history: z
    .array(pointSchema)
    .describe('List prices in the seller’s currency, in the order in which they were seen: a point where it changed.'),
  lowest30Days: pointSchema.nullable().describe('The lowest list price of the last 30 days; null: not known.'),
  last90Days: z.array(pointSchema).describe('The points of the last 90 days, the price in force before them first.'),
});

/** `GET /v1/plans/{id}/prices`: also of a plan that is no longer offered. */
export const listPlanPrices: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/plans/:id/prices', {
    schema: {
      operationId: 'listPlanPrices',
      summary: 'How the price of a plan went',
      tags: ['open data'],
      params: z.object({ id: planIdParameter }),
      querystring: openQuery({}),
      response: { 200: pricesSchema, 400: failureSchema, 404: failureSchema, 429: failureSchema },
    },
    handler: async ({ params }, reply) => {
      const id = Number(params.id);
      const isHidden = await context.catalogue.isHidden(id);
      const history = isHidden ? undefined : (await context.catalogue.priceHistories([id])).get(id);
      if (history === undefined) return reply.code(404).header('cache-control', 'no-store').send(apiFailure(404));
      const now = context.now().getTime();
      const lowest = lowestPriceSince(history, new Date(now - 30 * dayMs));
      return {
        id,
        history: history.map(describePoint),
        lowest30Days: lowest && describePoint(lowest),
        last90Days: pricesSince(history, new Date(now - 90 * dayMs)).map(describePoint),
      };
    },
  });
};

function describePoint({ at, statedAt, money, isPinned }: PricePoint): z.output<typeof pointSchema> {
  return { at, statedAt: statedAt ?? null, price: money && sellerAmount(money), isPinned: isPinned === true };
}
