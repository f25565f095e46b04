import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { putHomeLast } from '#domain/place/home-country.ts';
import { findMisspelt } from '#domain/place/misspelt.ts';
import { isCalled, searchDestinations, type DestinationMatch, type SearchMode } from '#domain/place/search.ts';
import type { SearchPlace } from './search-place.ts';

type Match = Pick<DestinationMatch<SearchPlace>, 'destination' | 'ranges'>;

/** Countries offered for an empty query. */
const popularShown = 14;
const similarShown = 6;

/** Grouped search results. */
export interface FoundDestinations {
  readonly groups: readonly {
    /** `similar`: nothing matches; their names are spelled nearly as the query. */
    readonly name: 'popular' | 'countries' | 'regions' | 'parts' | 'similar';
    readonly matches: readonly Match[];
  }[];
  /** All groups in one, in arrow key order. */
  readonly items: readonly Match[];
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
 * countries, the regions and the parts of countries that match, each best match first; a group in which one is called so
 * comes before the others. Where nothing matches, what is spelled nearly so.
 * @param places by popularity
 */
export function findDestinations(
  query: string,
  places: readonly SearchPlace[],
  { mode = 'destinations', locale = defaultLocale, offer = { first: [], without: [] } }: FindOptions = {},
): FoundDestinations {
  if (query.trim() === '') {
    const countries = places.filter(({ kind, path }) => kind === 'country' && !offer.without.includes(path));
    const first = offer.first.flatMap((path) => countries.find((country) => country.path === path) ?? []);
    const popular = [...new Set([...first, ...countries])].slice(0, popularShown);
    return gather([{ name: 'popular', matches: unmarked(putHomeLast(popular, locale)) }], false);
  }
  const found = searchDestinations({ query, destinations: places, mode });
  if (found.length === 0) {
    const similar = findMisspelt({ query, destinations: places, mode }).slice(0, similarShown);
    return gather([{ name: 'similar', matches: unmarked(similar) }], similar.length === 0);
  }
  const ofKind = (wanted: SearchPlace['kind']) => found.filter(({ destination }) => destination.kind === wanted);
  const groups = [
    { name: 'countries', matches: ofKind('country') },
    { name: 'regions', matches: ofKind('region') },
    { name: 'parts', matches: ofKind('part') },
  ] as const;
  return gather(
    groups.toSorted((a, b) => rankOf(a) - rankOf(b)),
    false,
  );
}

function rankOf({ matches: [best] }: { readonly matches: readonly DestinationMatch<SearchPlace>[] }): number {
  return best?.rank ?? Infinity;
}

function unmarked(places: readonly SearchPlace[]): Match[] {
  return places.map((destination) => ({ destination, ranges: [] }));
}

function gather(groups: FoundDestinations['groups'], isNone: boolean): FoundDestinations {
  const filled = groups.filter(({ matches }) => matches.length > 0);
  return { groups: filled, items: filled.flatMap(({ matches }) => matches), isNone };
}
