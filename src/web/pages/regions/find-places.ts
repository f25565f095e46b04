import { nearestDestinations } from '#domain/place/nearest-destinations.ts';
import { parts, type Part } from '#domain/place/parts.ts';
import { isCalled, searchDestinations, type SearchableDestination } from '#domain/place/search.ts';
import type { NamedPlace } from '#web/pages/places.ts';

interface SearchablePlace<Place> extends SearchableDestination {
  readonly place: Place;
}

/** Memoized by identity: places stay the same objects until the catalogue changes, so folded names are reused. */
const searchable = new WeakMap<NamedPlace, SearchablePlace<NamedPlace>>();

function searchableOf<Place extends NamedPlace>(place: Place): SearchablePlace<Place> {
  const known = searchable.get(place) ?? makeSearchable(place);
  searchable.set(place, known);
  return known as SearchablePlace<Place>;
}

function makeSearchable(place: NamedPlace): SearchablePlace<NamedPlace> {
  const { destination, name } = place;
  const facts = destination.kind === 'country' ? destination.country : destination.region;
  const readings = destination.kind === 'country' ? destination.country.jaReadings : [destination.region.jaReading];
  return {
    place,
    kind: destination.kind,
    slug: destination.slug,
    name,
    searches: [...Object.values(facts.name), ...facts.searches],
    readings,
  };
}

/** Places that match a query, best match first, by the rules of the destination search. */
export function findPlaces<Place extends NamedPlace>(words: string, places: readonly Place[]): readonly Place[] {
  const matches = searchDestinations({ query: words, destinations: places.map(searchableOf), mode: 'destinations' });
  return matches.map(({ destination }) => destination.place);
}

/** The part of a country that is called so in any language; null: none. */
export function findPartCalled(words: string): Part | null {
  return (
    parts.find(({ name, searches }) => [...Object.values(name), ...searches].some((each) => isCalled(each, words))) ??
    null
  );
}

/** Suggestions for a query without matches, nearest first. */
export function findNearestPlaces<Place extends NamedPlace>(words: string, places: readonly Place[]): readonly Place[] {
  return nearestDestinations(words, places.map(searchableOf)).map(({ place }) => place);
}
