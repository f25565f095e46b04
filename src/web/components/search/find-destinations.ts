import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { putHomeLast } from '#domain/place/home-country.ts';
import { isCalled, searchDestinations, type DestinationMatch, type SearchMode } from '#domain/place/search.ts';
import type { SearchPlace } from './search-place.ts';

type Match = DestinationMatch<SearchPlace>;

/** Countries offered for an empty query. */
const popularShown = 14;

/** Grouped search results. */
export interface FoundDestinations {
  readonly groups: readonly {
    readonly name: 'popular' | 'countries' | 'regions' | 'parts';
    readonly matches: readonly Match[];
  }[];
  /** All groups in one, in arrow key order. */
  readonly items: readonly Match[];
  /** True when something was typed and nothing matches. */
  readonly isNone: boolean;
}

interface FindOptions {
  readonly mode?: SearchMode;
  readonly locale?: Locale;
}

/**
 * An empty query has no results; the first 14 active countries are offered instead, the readers' own last. Otherwise the
 * countries, the regions and the parts of countries that match, each best match first. Parts come first if one of them is
 * called so.
 * @param places by popularity
 */
export function findDestinations(
  query: string,
  places: readonly SearchPlace[],
  { mode = 'destinations', locale = defaultLocale }: FindOptions = {},
): FoundDestinations {
  if (query.trim() === '') {
    const popular = places.filter(({ kind }) => kind === 'country').slice(0, popularShown);
    const matches = putHomeLast(popular, locale).map((destination): Match => ({ destination, ranges: [] }));
    return gather([{ name: 'popular', matches }], false);
  }
  const found = searchDestinations({ query, destinations: places, mode });
  const ofKind = (wanted: SearchPlace['kind']): Match[] =>
    found.filter(({ destination }) => destination.kind === wanted);
  const parts = { name: 'parts', matches: ofKind('part') } as const;
  const whole = [
    { name: 'countries', matches: ofKind('country') },
    { name: 'regions', matches: ofKind('region') },
  ] as const;
  const namesPart = parts.matches.some(({ destination: { name, searches } }) =>
    [name, ...searches].some((each) => isCalled(each, query)),
  );
  return gather(namesPart ? [parts, ...whole] : [...whole, parts], found.length === 0);
}

function gather(groups: FoundDestinations['groups'], isNone: boolean): FoundDestinations {
  const filled = groups.filter(({ matches }) => matches.length > 0);
  return { groups: filled, items: filled.flatMap(({ matches }) => matches), isNone };
}
