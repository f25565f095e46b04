import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findCountry } from '#domain/place/countries.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Region } from '#domain/place/region.ts';
import { regions } from '#domain/place/regions.ts';
import { regionSearchTerms } from '#domain/place/search-terms.ts';
import type { Context } from '#runtime/services/context.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery, currencyParameter, listCacheControl } from './call-query.ts';
import { loadFromPrices, fromPriceSchema } from './from-prices.ts';
import { searchFields } from './search-fields.ts';
import type { SendList } from './send-list.ts';

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

type RegionAnswer = z.output<typeof regionSchema>;

/** `GET /regions`: every region in the order of the reference data, also without plans. */
export const listRegions: FastifyPluginAsyncZod<{ sendList: SendList }> = async (app, { sendList }) => {
  app.get('/regions', {
    schema: {
      operationId: 'listRegions',
      summary: 'Regions with the number of providers that sell plans for them',
      querystring: pageQuery({ currency: currencyParameter }),
      response: { 200: z.array(regionSchema), 400: failureSchema, 429: failureSchema },
    },
    handler: (request, reply) => {
      const { locale, currency } = request.query;
      reply.header('cache-control', listCacheControl);
      return sendList(request, reply, {
        name: 'regions',
        asked: { locale, currency },
        write: (context) => describeRegions(locale, currency, context),
      });
    },
  });
};

async function describeRegions(
  locale: Locale,
  currency: CurrencyCode | undefined,
  context: Context,
): Promise<RegionAnswer[]> {
  const all = await context.catalogue.destinationStats();
  const stats = new Map(all.map((stat) => [stat.destination, stat]));
  const sold = regions.flatMap(({ slug }) => stats.get(slug) ?? []);
  const prices = await loadFromPrices(sold, { currency, locale }, context);
  return regions.map((region) => ({
    ...describeRegion(region, locale),
    providerNumber: stats.get(region.slug)?.providerCount ?? 0,
    planCount: stats.get(region.slug)?.planCount ?? 0,
    from: prices.get(region.slug) ?? null,
  }));
}

export type RegionFacts = Omit<RegionAnswer, 'providerNumber' | 'planCount' | 'from'>;

export function describeRegion(region: Region, locale: Locale): RegionFacts {
  const { slug, name, emoji, countries } = region;
  const { searches, readings } = regionSearchTerms(region, locale);
  return {
    slug,
    name: name[locale],
    emoji,
    path: destinationPath(slug, slug, defaultLocale),
    countryNumber: countries.filter((code) => findCountry(code)?.inhabited === true).length,
    searches: [...searches],
    readings: [...readings],
  };
}
