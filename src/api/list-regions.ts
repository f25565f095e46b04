import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findCountry } from '#domain/countries.ts';
import { destinationPath } from '#domain/destination-path.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import type { Region } from '#domain/region.ts';
import { regions } from '#domain/regions.ts';
import type { Context } from '#runtime/context.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery, currencyParameter, listCacheControl } from './call-query.ts';
import { loadFromPrices, fromPriceSchema } from './from-prices.ts';
import { regionSearchTerms, searchFields } from './search-terms.ts';

const regionSchema = z.object({
  slug: z.string(),
  name: z.string().describe('In the asked language.'),
  emoji: z.string(),
  path: z.string().describe('Address of its page without language prefix.'),
  countryNumber: z.number().int().describe('Inhabited countries that belong to it.'),
  ...searchFields,
  providerNumber: z.number().int().describe('Active providers with an active plan for it.'),
  planCount: z.number().int().describe('Active plans for it.'),
  from: fromPriceSchema,
});

/** `GET /regions`: every region in the order of the reference data, also those without a plan. */
export const listRegions: FastifyPluginAsyncZod<{ context: Context }> = async (app, { context }) => {
  app.get('/regions', {
    schema: {
      operationId: 'listRegions',
      summary: 'Regions with the number of providers that sell plans for them',
      querystring: pageQuery({ currency: currencyParameter }),
      response: { 200: z.array(regionSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: async ({ query }, reply) => {
      reply.header('cache-control', listCacheControl);
      const all = await context.catalogue.destinationStats();
      const stats = new Map(all.map((stat) => [stat.destination, stat]));
      const sold = regions.flatMap(({ slug }) => stats.get(slug) ?? []);
      const prices = await loadFromPrices(sold, query.currency, context);
      return regions.map((region) => ({
        ...describeRegion(region, query.locale),
        providerNumber: stats.get(region.slug)?.providerCount ?? 0,
        planCount: stats.get(region.slug)?.planCount ?? 0,
        from: prices.get(region.slug) ?? null,
      }));
    },
  });
};

type RegionFacts = Omit<z.output<typeof regionSchema>, 'providerNumber' | 'planCount' | 'from'>;

function describeRegion(region: Region, locale: Locale): RegionFacts {
  const { slug, name, emoji, countries } = region;
  return {
    slug,
    name: name[locale],
    emoji,
    path: destinationPath(slug, slug, defaultLocale),
    countryNumber: countries.filter((code) => findCountry(code)?.inhabited === true).length,
    ...regionSearchTerms(region),
  };
}
