import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { findMisspelt } from '#domain/place/misspelt.ts';
import { nearestDestinations } from '#domain/place/nearest-destinations.ts';
import { picturedPart } from '#domain/place/part-frames.ts';
import { partPath } from '#domain/place/part-path.ts';
import { partsOf } from '#domain/place/parts.ts';
import { countrySearchTerms, partSearchTerms, regionSearchTerms } from '#domain/place/search-terms.ts';
import { findMeant, searchDestinations, type DestinationMatch, type SearchMode } from '#domain/place/search.ts';
import type { SearchableDestination } from '#domain/place/searchable-destination.ts';
import { pathOf, type NamedPlace } from './places.ts';

/** A destination, or a part of a country, which has its country's page. */
export interface FoundPlace<Place> {
  /** The country of a part. */
  readonly place: Place;
  readonly name: string;
  /** Without language prefix; keeps the name of a part. */
  readonly path: string;
  /** Of a part with a picture of its own, its slug; else null. */
  readonly part: string | null;
}

interface SearchablePlace extends SearchableDestination {
  /** Where its place, or the country of a part, is in the list. */
  readonly at: number;
  readonly path: string;
  readonly part: string | null;
}

/** Memoized, so that folded names are reused. */
const listTerms = memo(termsOf, { parts: ({ destination, name }, locale) => [destination, name, locale] });

interface PlaceTerms extends SearchableDestination {
  readonly path: string;
  readonly part: string | null;
}

function termsOf({ destination, name }: NamedPlace, locale: Locale): readonly PlaceTerms[] {
  const { kind, slug } = destination;
  const path = pathOf(destination);
  const shared = { kind, slug, name, path, part: null };
  if (destination.kind === 'region') return [{ ...shared, ...regionSearchTerms(destination.region, locale) }];
  const { country } = destination;
  const parts = partsOf(country.code).map((part): PlaceTerms => ({
    ...partSearchTerms(part, locale),
    kind: 'part',
    slug: part.slug,
    name: part.name[locale],
    country: slug,
    path: partPath(path, part),
    part: picturedPart(part.slug),
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
  /** Best match first. */
  readonly found: readonly FoundPlace<Place>[];
  /** The one that is meant; null: none, or more may be. */
  readonly meant: FoundPlace<Place> | null;
}

/** Destinations and parts of countries that match, by the rules of the destination search. */
export function findPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): PlaceAnswer<Place> {
  const matches = matchPlaces(search, 'destinations');
  const meant = findMeant(matches);
  return {
    found: matches.flatMap(({ destination }) => foundAt(destination, search)),
    meant: meant === null ? null : (foundAt(meant, search)[0] ?? null),
  };
}

function foundAt<Place>(
  { at, name, path, part }: SearchablePlace,
  { places }: PlaceSearch<Place>,
): FoundPlace<Place>[] {
  const place = places[at];
  return place === undefined ? [] : [{ place, name, path, part }];
}

/** The country that is meant by its name or that of a part; null: none, or more may be. */
export function findCountryMeant<Place extends NamedPlace>(search: PlaceSearch<Place>): Place | null {
  const meant = findMeant(matchPlaces(search, 'countries'));
  return (meant && search.places[meant.at]) ?? null;
}

function matchPlaces(
  { words, places, locale }: PlaceSearch<NamedPlace>,
  mode: SearchMode,
): readonly DestinationMatch<SearchablePlace>[] {
  return searchDestinations({ query: words, destinations: listSearchable(places, locale), mode });
}

/** Memoized: the search indexes a list once. */
const listSearchable = memo(listAll, { parts: (places, locale) => [places, locale], most: locales.length });

function listAll(places: readonly NamedPlace[], locale: Locale): readonly SearchablePlace[] {
  const all = places.flatMap((place, at) => listTerms(place, locale).map((terms) => ({ ...terms, at })));
  return [...all.filter(({ kind }) => kind !== 'part'), ...all.filter(({ kind }) => kind === 'part')];
}

/** Places that a query without matches misspells. */
export function findMisspeltPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): readonly FoundPlace<Place>[] {
  const destinations = listSearchable(search.places, search.locale);
  const found = findMisspelt({ query: search.words, destinations, mode: 'destinations' });
  return found.flatMap((destination) => foundAt(destination, search));
}

/** Suggestions for words in an address that names no place, nearest first. */
export function findNearestPlaces<Place extends NamedPlace>(search: PlaceSearch<Place>): readonly FoundPlace<Place>[] {
  const found = nearestDestinations(search.words, listSearchable(search.places, search.locale));
  return found.flatMap((destination) => foundAt(destination, search));
}
