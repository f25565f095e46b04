import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { compareNames } from '#i18n/compare-names.ts';
import { z } from 'zod';
import { countries, popularityRank } from '#domain/place/countries.ts';
import type { Country } from '#domain/place/country.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { partsOf, type Part } from '#domain/place/parts.ts';
import { countrySearchTerms, partSearchTerms } from '#domain/place/search-terms.ts';
import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import { failureSchema } from './api-failure.ts';
import { pageQuery, currencyParameter, listCacheControl } from './call-query.ts';
import { loadFromPrices, fromPriceSchema, type FromPrices } from './from-prices.ts';
import { searchFields } from './search-fields.ts';
import type { SendList } from './send-list.ts';

const pictureSchema = z.object({ path: z.string().describe('Address on this site.') });

const countrySchema = z.object({
  slug: z.string().describe('Path segment of its page: `/japan`.'),
  code: z.string().describe('ISO 3166-1 alpha-2, or XK.'),
  alpha3: z.string().describe('ISO 3166-1 alpha-3, or XKX.'),
  name: z.string().describe('In the asked language.'),
  region: z.string().nullable().describe('Slug of the region it is filed under.'),
  subregions: z.array(z.string()).describe('Slugs of further regions.'),
  providerNumber: z
    .number()
    .int()
    .describe('Active providers with an active plan that covers it; a country is active when this is above 0.'),
  emojiFlag: z.string(),
  image: z.object({ big: pictureSchema, medium: pictureSchema, small: pictureSchema }),
  path: z.string().describe('Address of its page without language prefix.'),
  ...searchFields,
  airports: z.array(z.string()).describe('IATA codes of those that no part of it has.'),
  parts: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        searches: z.array(z.string()),
        airports: z.array(z.string()).describe('IATA codes.'),
        rank: z.number().nullable().describe('That of the country with about as many visitors; null: not known.'),
      }),
    )
    .describe('Cities, states and islands that travellers look for: `{path}?in={slug}` says their name.'),
  planCount: z.number().int().describe('Active plans that cover it.'),
  from: fromPriceSchema,
});

type CountryAnswer = z.output<typeof countrySchema>;

/**
 * `GET /countries`: every inhabited country, also without plans (`providerNumber` 0). Ordered by popularity rank, then
 * number of providers, then name.
 */
export const listCountries: FastifyPluginAsyncZod<{ sendList: SendList }> = async (app, { sendList }) => {
  app.get('/countries', {
    schema: {
      operationId: 'listCountries',
      summary: 'Countries with the number of providers that sell plans for them',
      querystring: pageQuery({ currency: currencyParameter }),
      response: { 200: z.array(countrySchema), 400: failureSchema, 429: failureSchema },
    },
    handler: (request, reply) => {
      const { locale, currency } = request.query;
      reply.header('cache-control', listCacheControl);
      return sendList(request, reply, {
        name: 'countries',
        asked: { locale, currency },
        write: async (context) => {
          const stats = await context.catalogue.destinationStats();
          const prices = await loadFromPrices(stats, { currency, locale }, context);
          return describeCountries(stats, prices, locale);
        },
      });
    },
  });
};

function describeCountries(stats: readonly DestinationStat[], prices: FromPrices, locale: Locale): CountryAnswer[] {
  const byCountry = new Map<string, DestinationStat>(stats.map((stat) => [stat.destination, stat]));
  const compare = compareNames(locale);
  return countries
    .filter(({ inhabited }) => inhabited)
    .map((country) => ({
      rank: rankOf(country),
      answer: {
        ...describeCountry(country, locale),
        providerNumber: byCountry.get(country.code)?.providerCount ?? 0,
        planCount: byCountry.get(country.code)?.planCount ?? 0,
        from: prices.get(country.code) ?? null,
      },
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank || b.answer.providerNumber - a.answer.providerNumber || compare(a.answer.name, b.answer.name),
    )
    .map(({ answer }) => answer);
}

/** Countries without a rank come last. */
function rankOf({ code }: Country): number {
  return popularityRank(code) ?? Number.MAX_SAFE_INTEGER;
}

export type CountryFacts = Omit<CountryAnswer, 'providerNumber' | 'planCount' | 'from'>;

export function describeCountry(country: Country, locale: Locale): CountryFacts {
  const { slug, code, alpha3, region, subregions, emojiFlag } = country;
  const { searches, readings, airports } = countrySearchTerms(country, locale);
  const picture = (size: string): { path: string } => ({
    path: `/assets/pictures/country/${code.toLowerCase()}-${size}.svg`,
  });
  return {
    slug,
    code,
    alpha3,
    name: country.name[locale],
    region,
    subregions: [...subregions],
    emojiFlag,
    image: { big: picture('big'), medium: picture('medium'), small: picture('small') },
    path: `/${slug}`,
    searches: [...searches],
    readings: [...readings],
    airports: [...airports],
    parts: partsOf(code).map((part) => describePart(part, locale)),
  };
}

function describePart(part: Part, locale: Locale): CountryAnswer['parts'][number] {
  const { searches, airports, rank } = partSearchTerms(part, locale);
  return { slug: part.slug, name: part.name[locale], searches: [...searches], airports: [...airports], rank };
}
