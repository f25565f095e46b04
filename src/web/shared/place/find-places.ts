import type { Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { findMisspelt } from '#domain/place/misspelt.ts';
import { nearestDestinations } from '#domain/place/nearest-destinations.ts';
import { partPath } from '#domain/place/part-path.ts';
import { partsOf } from '#domain/place/parts.ts';
import { countrySearchTerms, partSearchTerms, regionSearchTerms } from '#domain/place/search-terms.ts';
import {
  findMeant,
  searchDestinations,
  type DestinationMatch,
  type SearchMode,
} from '#domain/place/search.ts';
import type { SearchableDestination } from '#domain/place/searchable-destination.ts';
import { pathOf, type NamedPlace } from './places.ts';

/** A destination, or a part of a country, which has its country's page. */
export interface FoundPlace<Place> {
  /** The country of a part. */
  readonly place: Place;
  readonly name: string;
  /** Without language prefix; keeps the name of a part. */
  readonly path: string;
}

interface SearchablePlace<Place> extends SearchableDestination {
  readonly found: FoundPlace<Place>;
}

function searchableOf<Place extends NamedPlace>(place: Place, locale: Locale): readonly SearchablePlace<Place>[] {
  return listTerms(place, locale).map(({ path, ...terms }) => ({ ...terms, found: { place, name: terms.name, path } }));
}

/** Memoized, so that folded names are reused. */
const listTerms = memo(termsOf, { parts: ({ destination, name }, locale) => [destination, name, locale] });

interface PlaceTerms extends SearchableDestination {
  readonly path: string;
}

/** A place and the parts that it has. */
function termsOf({ destination, name }: NamedPlace, locale: Locale): readonly PlaceTerms[] {
  const { kind, slug } = destination;
  const path = pathOf(destination);
  const shared = { kind, slug, name, path };
  if (destination.kind === 'region') return [{ ...shared, ...regionSearchTerms(destination.region, locale) }];
  const { country } = destination;
  const parts = partsOf(country.code).map((part): PlaceTerms => ({
    ...partSearchTerms(part, locale),
    kind: 'part',
    slug: part.slug,
    name: part.name[locale],
    country: slug,
    path: partPath(path, part),
  }));
  return [{ ...shared, ...countrySearchTerms(country, locale) }, ...parts];
}

interface PlaceSearch<Place> {
  readonly words: string;
  readonly places: readonly Place[];
  /** Of the places' names. */
  readonly locale: Locale;
}

export interface PlaceAnswer<Place> {
  /** Best match first, parts of countries last. */
  readonly found: readonly FoundPlace<Place>[];
  /** The one that is meant; null: none, or more may be. */
  readonly meant: FoundPlace<Place> | null;
}

/** Destinations and parts of countries that match, by the rules of the destination search. */
export function findPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): PlaceAnswer<Place> {
  const matches = matchPlaces(search, 'destinations');
  const ordered = [...matches.filter(({ destination }) => destination.kind !== 'part'), ...matches];
  const found = new Set(ordered.map(({ destination }) => destination.found));
  return { found: [...found], meant: findMeant(matches)?.found ?? null };
}

/** The country that is meant by its name or that of a part; null: none, or more may be. */
export function findCountryMeant<Place extends NamedPlace>(search: PlaceSearch<Place>): Place | null {
  return findMeant(matchPlaces(search, 'countries'))?.found.place ?? null;
}

function matchPlaces<Place extends NamedPlace>(
  { words, places, locale }: PlaceSearch<Place>,
  mode: SearchMode,
): readonly DestinationMatch<SearchablePlace<Place>>[] {
  return searchDestinations({ query: words, destinations: listSearchable(places, locale), mode });
}

function listSearchable<Place extends NamedPlace>(
  places: readonly Place[],
  locale: Locale,
): readonly SearchablePlace<Place>[] {
  const all = places.flatMap((place) => searchableOf(place, locale));
  return [...all.filter(({ kind }) => kind !== 'part'), ...all.filter(({ kind }) => kind === 'part')];
}

/** Places that a query without matches misspells. */
export function findMisspeltPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): readonly FoundPlace<Place>[] {
  const destinations = listSearchable(search.places, search.locale);
  return findMisspelt({ query: search.words, destinations, mode: 'destinations' }).map(({ found }) => found);
}

/** Suggestions for words in an address that names no place, nearest first. */
export function findNearestPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): readonly FoundPlace<Place>[] {
  return nearestDestinations(search.words, listSearchable(search.places, search.locale)).map(({ found }) => found);
}
