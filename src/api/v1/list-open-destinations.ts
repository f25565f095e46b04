import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '#api/api-failure.ts';
import { currencyOf, priceCurrency, openQuery } from '#api/call-query.ts';
import type { DestinationFloor, DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import type { DestinationBasket } from '#catalogue/read/destination-baskets.ts';
import { amountFacts } from '#api/plan-facts.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
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
  basket: z
    .object({
      days: z.number().int(),
      dataMb: z.number().int().describe('Decimal megabytes.'),
      cost: amountSchema.describe('Exact, at list prices.'),
      planCount: z
        .number()
        .int()
        .describe('How many of the cheapest plan are bought for it, 1 to 5; a day pass is one.'),
    })
    .nullable()
    .describe(
      'What 7 days and 5 GB cost with the cheapest plan; null: no plan serves that, or nothing can be converted.',
    ),
  lowestPrice: amountSchema
    .nullable()
    .describe('Lowest list price of any plan, however little it buys, exact; null: nothing can be converted.'),
  lowestPriceBuys: z
    .object(amountFacts)
    .nullable()
    .describe('What `lowestPrice` buys; null where that is null, and until the first import after an upgrade.'),
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
      const [floors, baskets] = await Promise.all([
        context.catalogue.destinationFloors({ destinations, currency, rates }),
        context.catalogue.destinationBaskets({ currency, rates }),
      ]);
      const floorAt = new Map(floors.map((floor) => [floor.destination, floor]));
      const basketAt = new Map(baskets.map((basket) => [basket.destination, basket]));
      return stats
        .flatMap((stat) => {
          const prices = { floor: floorAt.get(stat.destination), basket: basketAt.get(stat.destination) };
          return describeDestination(stat, prices, locale);
        })
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },
  });
};

interface Prices {
  readonly floor: DestinationFloor | undefined;
  readonly basket: DestinationBasket | undefined;
}

function describeDestination(
  { destination, planCount, providerCount, checkedAt }: DestinationStat,
  { floor, basket }: Prices,
  locale: Locale,
): z.output<typeof destinationSchema>[] {
  const found = findDestination(destination);
  if (found === null) return [];
  const { kind, slug } = found;
  const name = found.kind === 'country' ? found.country.name[locale] : found.region.name[locale];
  const { price = null, plan = null } = floor?.smallest ?? {};
  return [
    {
      key: destination,
      kind,
      slug,
      name,
      planCount,
      providerCount,
      basket: basket === undefined ? null : describeBasket(basket),
      lowestPrice: price && displayedAmount(price),
      lowestPriceBuys: plan,
      checkedAt,
    },
  ];
}

function describeBasket({ cost, purchases }: DestinationBasket): z.output<typeof destinationSchema>['basket'] {
  const { days, dataMb } = defaultTrip;
  return { days, dataMb, cost: displayedAmount(cost), planCount: purchases[0]?.planCount ?? 1 };
}
