import { facetNames } from '#domain/listing/list-query.ts';
import { tripParameters } from '#domain/trip/trip.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import { globalRegion } from '#domain/place/regions.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import type { Context } from '#runtime/services/context.ts';
import type { PriceBorders } from '#web/shared/place/price-borders.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listRegions, loadActivePlaces, pricePlaces, rateDaysOf, type ActivePlace } from '#web/shared/place/places.ts';
import { shadeFares } from '#web/features/place/shade-fares.ts';
import { findMisspeltPlaces, findPlaces, type FoundPlace } from '#web/shared/place/find-places.ts';
import { groupCountries, type CountryGroup } from './group-countries.ts';

const longestQuery = 100;
const similarShown = 6;

/** What is listed: everything, or one half of it. */
const shownParts = ['all', 'regions', 'countries'] as const;
export type ShownPart = (typeof shownParts)[number];

/** In the order in which they are shown. */
const continents = [
  'europe',
  'asia',
  'north-america',
  'south-america',
  'africa',
  'oceania',
  'middle-east',
  'caribbean',
];

export type RegionsData =
  | {
      readonly view: 'all';
      /** What stands in place of the counts where nothing has a plan; null: something has. */
      readonly notice: string | null;
      readonly part: ShownPart;
      readonly regionCount: number;
      readonly countryCount: number;
      readonly global: PlaceData | null;
      /** Regions of the size of a continent. */
      readonly continents: readonly PlaceData[];
      /** The other regions for browsing. */
      readonly parts: readonly PlaceData[];
      readonly groups: readonly CountryGroup[];
      /** Of the shades of continents' prices, lowest first. */
      readonly fares: readonly PriceBorders[];
    }
  | {
      readonly view: 'results';
      readonly query: string;
      readonly places: readonly PlaceData[];
      /** True: nothing matches, these are spelled nearly so. */
      readonly isSimilar: boolean;
    };

/** Every destination, or the matches of a query; a single match redirects. */
export async function loadRegions(request: PageRequest, context: Context): Promise<Loaded<RegionsData>> {
  const { locale, query, currency } = request;
  const [rates, places] = await Promise.all([context.currency.rates(), loadActivePlaces(locale, context)]);
  const price = (chosen: readonly ActivePlace[]): Promise<PlaceData[]> =>
    pricePlaces(chosen, { currency, rates, locale }, context);
  const words = plainName(query.get('q') ?? '').slice(0, longestQuery);
  const options = { request, price };
  const loaded = words === '' ? await listAll(places, options) : await answerQuery(words, places, options);
  if (loaded.kind !== 'page') return loaded;
  return { ...loaded, rateDays: await rateDaysOf(places, { currency, rates }, context) };
}

async function listAll(places: readonly ActivePlace[], { request, price }: QueryOptions): Promise<Loaded<RegionsData>> {
  const { locale, messages, query } = request;
  const notice = places.length === 0 ? textsOf(locale).emptySite : null;
  const part = shownParts.find((name) => name === query.get('show')) ?? 'all';
  const countries = places.filter(({ destination }) => destination.kind === 'country');
  const regions = listRegions(places);
  const world = places.filter(({ destination }) => destination.key === globalRegion);
  const bySlug = new Map(regions.map((region) => [region.destination.slug, region]));
  const [shownRegions, shownCountries] = [part === 'countries' ? [] : regions, part === 'regions' ? [] : countries];
  const large = part === 'countries' ? [] : continents.flatMap((slug) => bySlug.get(slug) ?? []);
  const shaded = shadeFares(await price(large), request.currency);
  return {
    kind: 'page',
    head: {
      title: messages.regions.title,
      description: notice ?? messages.regions.description({ countries: countries.length }),
      ...(part !== 'all' && { noIndex: true }),
    },
    search: part === 'all' ? '' : `?show=${part}`,
    data: {
      view: 'all',
      notice,
      part,
      regionCount: regions.length,
      countryCount: countries.length,
      global: part === 'countries' ? null : ((await price(world))[0] ?? null),
      continents: shaded.places,
      parts: await price(shownRegions.filter(({ destination }) => !continents.includes(destination.slug))),
      groups: groupCountries(await price(shownCountries), locale),
      fares: shaded.fares,
    },
  };
}

interface QueryOptions {
  readonly request: PageRequest;
  readonly price: (chosen: readonly ActivePlace[]) => Promise<PlaceData[]>;
}

async function answerQuery(
  words: string,
  places: readonly ActivePlace[],
  { request, price }: QueryOptions,
): Promise<Loaded<RegionsData>> {
  const search = { words, places, locale: request.locale };
  const { found, meant } = findPlaces(search);
  if (meant !== null) {
    const trip = tripSearch(request.query);
    return {
      kind: 'redirect',
      location: meant.path + (meant.path.includes('?') ? trip.replace('?', '&') : trip),
      status: 302,
    };
  }
  const isSimilar = found.length === 0;
  const shown = isSimilar ? findMisspeltPlaces(search).slice(0, similarShown) : found;
  const { title } = request.messages.regions;
  const description = request.messages.regions.results.heading({ query: isolateText(words) });
  return {
    kind: 'page',
    head: { title, description, noIndex: true },
    search: `?${new URLSearchParams({ q: words }).toString()}`,
    data: {
      view: 'results',
      query: words,
      places: await priceFound(shown, price),
      isSimilar: isSimilar && shown.length > 0,
    },
  };
}

const longestAmount = 10;

const passedOn = [...tripParameters, 'promo', ...facetNames];

/** Passes on the finder's parameters; the target page validates them. */
function tripSearch(query: URLSearchParams): string {
  const said = passedOn.flatMap((name): [string, string][] => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > longestAmount ? [] : [[name, value]];
  });
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

/** A part of a country has the plans and the price of the country. */
async function priceFound(
  found: readonly FoundPlace<ActivePlace>[],
  price: QueryOptions['price'],
): Promise<PlaceData[]> {
  const priced = await price(found.map(({ place }) => place));
  return priced.map((place, index) => ({
    ...place,
    name: found[index]?.name ?? place.name,
    path: found[index]?.path ?? place.path,
  }));
}
