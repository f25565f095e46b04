import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiFailure, failureSchema } from '#api/api-failure.ts';
import { currencyOf, priceCurrency, openQuery } from '#api/call-query.ts';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import { lowestOverTime } from '#domain/price-watch/lowest-over-time.ts';
import type { Context } from '#runtime/services/context.ts';
import { amountSchema, sellerAmount, shownAmount } from './amount.ts';

const pointSchema = z.object({
  at: z.string().describe('ISO 8601 in UTC.'),
  price: amountSchema
    .nullable()
    .describe('Lowest list price of any plan from then on, however little it buys; null: nothing was offered.'),
  sellerPrice: amountSchema.nullable().describe('What its seller asked.'),
});

const pricesSchema = z.object({
  destination: z.string(),
  history: z
    .array(pointSchema)
    .describe(
      'Oldest first, a point where it changed. Estimates are by today’s rates: what moves are prices, never rates.',
    ),
});

/** `GET /v1/destinations/{key}/prices`: history of the lowest list price at a destination. */
export const listDestinationPrices: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/destinations/:key/prices', {
    schema: {
      operationId: 'listDestinationPrices',
      summary: 'How the lowest list price of any plan at a destination went',
      tags: ['open data'],
      params: z.object({ key: z.string().describe('Country code in upper case, or slug of a region.') }),
      querystring: openQuery({ currency: priceCurrency('prices are given in') }),
      response: { 200: pricesSchema, 400: failureSchema, 404: failureSchema, 429: failureSchema },
    },
    handler: async ({ params, query }, reply) => {
      const currency = currencyOf(query, context);
      const key = parseDestinationKey(params.key);
      const [points, rates] = await Promise.all([
        key.ok ? context.catalogue.destinationLows(key.value) : [],
        context.currency.rates(),
      ]);
      if (points.length === 0) return reply.code(404).header('cache-control', 'no-store').send(apiFailure(404));
      const history = lowestOverTime(points, currency, rates).map(({ at, sellerPrice }) => ({
        at,
        price: sellerPrice && shownAmount({ price: sellerPrice, ownPrices: [], currency, rates }),
        sellerPrice: sellerPrice && sellerAmount(sellerPrice),
      }));
      return { destination: params.key, history };
    },
  });
};
