import { daysInQuery } from '#domain/trip/days-in-query.ts';
import { facetNames } from '#domain/listing/list-query.ts';
import { tripParameters } from '#domain/trip/trip.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import { countriesToTravel } from '#domain/place/inhabited-members.ts';
import { globalRegion } from '#domain/place/regions.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Context } from '#runtime/services/context.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listRegions, loadActivePlaces, pricePlaces, rateDaysOf, type ActivePlace } from '#web/shared/place/places.ts';
import { findMisspeltPlaces, findPlaces, type FoundPlace } from '#web/shared/place/find-places.ts';
import { groupCountries, type CountryGroup } from './group-countries.ts';

const longestQuery = 100;
const similarShown = 6;

/** Of the places that are visited most. */
const popularShown = 5;

/** In the order in which they are shown; together they have every country. */
const continents = [
  'europe',
  'asia',
  'north-america',
  'central-america',
  'south-america',
  'africa',
  'oceania',
  'middle-east',
  'caribbean',
];

/** A region with the countries in it that have plans, by name. */
export interface RegionGroup {
  readonly region: PlaceData;
  /** Where they are: `in Europe`. */
  readonly within: string;
  /** The lowest price of the basket in one of them; null: in none. */
  readonly from: PlaceData['price'];
  readonly countries: readonly PlaceData[];
  /** How many countries it has, with plans or without. */
  readonly of: number;
}

export type RegionsData =
  | {
      readonly view: 'all';
      /** What stands in place of the counts where nothing has a plan; null: something has. */
      readonly notice: string | null;
      readonly countryCount: number;
      /** Of those for several countries, the world included. */
      readonly regionCount: number;
      readonly popular: readonly PlaceData[];
      /** Regions that have every country. */
      readonly continents: readonly RegionGroup[];
      /** The other regions for browsing. */
      readonly parts: readonly PlaceData[];
      readonly global: PlaceData | null;
      /** Of countries' names. */
      readonly initials: readonly string[];
    }
  | ({ readonly view: 'letter'; readonly initials: readonly string[] } & CountryGroup)
  | {
      readonly view: 'results';
      readonly query: string;
      readonly places: readonly PlaceData[];
      /** True: nothing matches, these are spelled nearly so. */
      readonly isSimilar: boolean;
      /** What to go on with where nothing matches; else empty. */
      readonly popular: readonly PlaceData[];
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
  const countries = await price(countriesOf(places));
  const groups = groupCountries(countries, locale);
  const initials = groups.map(({ initial }) => initial);
  const letter = groups.find(({ initial }) => initial === query.get('letter'));
  if (letter !== undefined) return listLetter({ ...letter, initials }, request);
  const notice = places.length === 0 ? textsOf(locale).emptySite : null;
  const byName = groups.flatMap((group) => group.places);
  const regions = listRegions(places);
  const bySlug = new Map(regions.map((region) => [region.destination.slug, region]));
  const large = continents.flatMap((slug) => bySlug.get(slug) ?? []);
  const world = places.filter(({ destination }) => destination.key === globalRegion);
  return {
    kind: 'page',
    head: {
      title: messages.regions.title,
      description: notice ?? messages.regions.description({ countries: countries.length }),
    },
    search: '',
    data: {
      view: 'all',
      notice,
      countryCount: countries.length,
      regionCount: places.length - countries.length,
      popular: countries.slice(0, popularShown),
      continents: groupByRegion(large, await price(large), { byName, locale }),
      parts: await price(regions.filter((region) => !large.includes(region))),
      global: (await price(world))[0] ?? null,
      initials,
    },
  };
}

function countriesOf(places: readonly ActivePlace[]): readonly ActivePlace[] {
  return places.filter(({ destination }) => destination.kind === 'country');
}

interface GroupOptions {
  /** The countries. */
  readonly byName: readonly PlaceData[];
  readonly locale: Locale;
}

function groupByRegion(
  regions: readonly ActivePlace[],
  priced: readonly PlaceData[],
  { byName, locale }: GroupOptions,
): readonly RegionGroup[] {
  return regions.flatMap(({ destination }, index): RegionGroup[] => {
    const region = priced[index];
    if (region === undefined || destination.kind !== 'region') return [];
    const members = new Set<string | null>(destination.region.countries);
    const countries = byName.filter(({ flag }) => members.has(flag));
    const of = countriesToTravel(destination.key).length;
    return [{ region, within: formsOfPlace(destination.key, locale).in, from: lowestOf(countries), countries, of }];
  });
}

/** Of the basket. */
function lowestOf(places: readonly PlaceData[]): PlaceData['price'] {
  return places.reduce<PlaceData['price']>(
    (lowest, { price, amount }) =>
      price === null || amount !== null || (lowest !== null && lowest.units <= price.units) ? lowest : price,
    null,
  );
}

/** The countries of one letter. */
function listLetter(
  letter: Omit<Extract<RegionsData, { readonly view: 'letter' }>, 'view'>,
  { messages }: PageRequest,
): Loaded<RegionsData> {
  const { initial } = letter;
  return {
    kind: 'page',
    head: {
      title: messages.regions.letter({ initial }),
      description: messages.regions.priceNote,
      noIndex: true,
    },
    search: `?${new URLSearchParams({ letter: initial }).toString()}`,
    data: { view: 'letter', ...letter },
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
    const trip = tripSearch(request.query, words);
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
      popular: shown.length > 0 ? [] : await price(countriesOf(places).slice(0, popularShown)),
    },
  };
}

const longestAmount = 10;

const passedOn = [...tripParameters, 'promo', ...facetNames];

/** Passes on the finder's parameters, with days that the words name; the target page validates them. */
function tripSearch(query: URLSearchParams, words: string): string {
  const days = daysInQuery(words);
  const said = passedOn.flatMap((name): [string, string][] => {
    const value = name === 'days' && days !== null ? String(days) : (query.get(name) ?? '');
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
    part: found[index]?.part ?? null,
  }));
}
