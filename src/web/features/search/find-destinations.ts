import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { putHomeLast } from '#domain/place/home-country.ts';
import { findMisspelt } from '#domain/place/misspelt.ts';
import { isCalled, searchDestinations, type DestinationMatch, type SearchMode } from '#domain/place/search.ts';
import type { SearchPlace } from './search-place.ts';

type Match = Pick<DestinationMatch<SearchPlace>, 'destination' | 'ranges'>;

/** Countries offered for an empty query. */
const popularShown = 14;
const similarShown = 6;
const nearShown = 6;

/** Grouped search results. */
export interface FoundDestinations {
  readonly groups: readonly {
    /** `similar`: their names are spelled nearly as the query. `near`: around `missing`. */
    readonly name: 'popular' | 'countries' | 'regions' | 'parts' | 'similar' | 'near';
    readonly matches: readonly Match[];
  }[];
  /** All groups in one, in arrow key order. */
  readonly items: readonly Match[];
  /** A country that is called so and that nobody sells a plan for; null: none is meant. */
  readonly missing: SearchPlace | null;
  /** True when something was typed and nothing is like it. */
  readonly isNone: boolean;
}

/** Countries for an empty query, by their paths. */
export interface Offer {
  /** Offered before popular ones. */
  readonly first: readonly string[];
  readonly without: readonly string[];
}

export interface FindOptions {
  readonly mode?: SearchMode;
  readonly locale?: Locale | undefined;
  readonly offer?: Offer | undefined;
}

/**
 * An empty query has no results; the first 14 active countries are offered instead, the readers' own last. Otherwise the
 * countries, the regions and the parts of countries that match, each best match first, the group of the best one first.
 * Of a country without plans, what is near it.
 * @param places by popularity
 */
export function findDestinations(
  query: string,
  places: readonly SearchPlace[],
  { mode = 'destinations', locale = defaultLocale, offer = { first: [], without: [] } }: FindOptions = {},
): FoundDestinations {
  if (query.trim() === '') {
    const countries = listActive(places).filter(
      ({ kind, path }) => kind === 'country' && !offer.without.includes(path),
    );
    const first = offer.first.flatMap((path) => countries.find((country) => country.path === path) ?? []);
    const popular = [...new Set([...first, ...countries])].slice(0, popularShown);
    return gather([{ name: 'popular', matches: unmarked(putHomeLast(popular, locale)) }]);
  }
  const all = searchDestinations({ query, destinations: places, mode });
  const found = all.filter(({ destination }) => destination.planCount > 0);
  // Two letters are more often a beginning than a country's code: "so" is South Korea before Somalia.
  const [missing] = found.length === 0 ? all : all.filter((match) => isCalled(match) && query.trim().length > 2);
  if (missing !== undefined && !found.some(isCalled))
    return {
      ...gather([{ name: 'near', matches: unmarked(placesNear(missing.destination, listActive(places), mode)) }]),
      missing: missing.destination,
    };
  const ofKind = (wanted: SearchPlace['kind']) => found.filter(({ destination }) => destination.kind === wanted);
  const groups = [
    { name: 'countries', matches: ofKind('country') },
    { name: 'regions', matches: ofKind('region') },
    { name: 'parts', matches: ofKind('part') },
  ] as const;
  const similar = {
    name: 'similar',
    matches: unmarked(findSimilar(found, { query, destinations: listActive(places), mode })),
  } as const;
  return gather([similar, ...groups.toSorted((a, b) => rankOf(a) - rankOf(b))]);
}

const listActive = memo((places: readonly SearchPlace[]) => places.filter(({ planCount }) => planCount > 0), {
  parts: (places) => [places],
});

/**
 * Where nothing matches, what is spelled nearly so; where only later words do, whole names: "columbia" is Colombia before
 * it is British Columbia.
 */
function findSimilar(
  found: readonly DestinationMatch<SearchPlace>[],
  search: Parameters<typeof searchDestinations<SearchPlace>>[0],
): readonly SearchPlace[] {
  if (found.some(({ isLaterWord }) => isLaterWord !== true)) return [];
  const similar = findMisspelt({ ...search, isWhole: found.length > 0 });
  const others = similar.filter((place) => !found.some(({ destination }) => destination === place));
  return others.slice(0, similarShown);
}

/** The regions of a country, the smallest first, and the most visited countries of that one. */
function placesNear(
  { regions }: SearchPlace,
  places: readonly SearchPlace[],
  mode: SearchMode,
): readonly SearchPlace[] {
  const around = regions.flatMap((slug) => places.filter((place) => place.kind === 'region' && place.slug === slug));
  const countries = places.filter((place) => place.kind === 'country' && place.regions.includes(regions[0] ?? ''));
  return [...(mode === 'countries' ? [] : around.slice(0, 2)), ...countries].slice(0, nearShown);
}

function rankOf({ matches: [best] }: { readonly matches: readonly DestinationMatch<SearchPlace>[] }): number {
  return best?.rank ?? Infinity;
}

function unmarked(places: readonly SearchPlace[]): Match[] {
  return places.map((destination) => ({ destination, ranges: [] }));
}

function gather(groups: FoundDestinations['groups']): FoundDestinations {
  const filled = groups.filter(({ matches }) => matches.length > 0);
  const items = filled.flatMap(({ matches }) => matches);
  return { groups: filled, items, missing: null, isNone: items.length === 0 };
}
