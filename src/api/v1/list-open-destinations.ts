import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '#api/api-failure.ts';
import { currencyOf, priceCurrency, openQuery } from '#api/call-query.ts';
import type { DestinationFloor, DestinationStat } from '#catalogue/catalogue-reader.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import { amountSchema, displayedAmount } from './amount.ts';

const destinationSchema = z.object({
  key: z.string().describe('Country code, or slug of a region: what other calls take.'),
  kind: z.enum(['country', 'region']),
  slug: z.string(),
  name: z.string().describe('In the asked language.'),
  planCount: z.number().int(),
  providerCount: z.number().int(),
  lowestPrice: amountSchema
    .nullable()
    .describe('Lowest list price in the asked currency, exact; null: nothing can be converted.'),
  checkedAt: z.string().describe('When any of its prices was last seen; ISO 8601 in UTC.'),
});

/** `GET /v1/destinations`: every country and region with an offered plan, by key. */
export const listOpenDestinations: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/destinations', {
    schema: {
      operationId: 'listDestinations',
      summary: 'Countries and regions with plans',
      tags: ['open data'],
      querystring: openQuery({ currency: priceCurrency('lowest prices are given in') }),
      response: { 200: z.array(destinationSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: async ({ query }) => {
      const { locale } = query;
      const currency = currencyOf(query, context);
      const [stats, rates] = await Promise.all([context.catalogue.destinationStats(), context.currency.rates()]);
      const destinations = stats.map(({ destination }) => destination);
      const floors = await context.catalogue.destinationFloors({ destinations, currency, rates });
      const byKey = new Map(floors.map((floor) => [floor.destination, floor]));
      return stats
        .flatMap((stat) => describeDestination(stat, byKey.get(stat.destination), locale))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },
  });
};

function describeDestination(
  { destination, planCount, providerCount, checkedAt }: DestinationStat,
  floor: DestinationFloor | undefined,
  locale: Locale,
): z.output<typeof destinationSchema>[] {
  const found = findDestination(destination);
  if (found === null) return [];
  const { kind, slug } = found;
  const name = found.kind === 'country' ? found.country.name[locale] : found.region.name[locale];
  const price = floor?.price ?? null;
  const lowestPrice = price && displayedAmount(price);
  return [{ key: destination, kind, slug, name, planCount, providerCount, lowestPrice, checkedAt }];
}
