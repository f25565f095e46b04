import { nearestDestinations } from '#domain/place/nearest-destinations.ts';
import { searchDestinations, type SearchableDestination } from '#domain/place/search.ts';
import type { ActivePlace } from '#web/pages/places.ts';

interface SearchablePlace extends SearchableDestination {
  readonly place: ActivePlace;
}

/** The list of places is the same until the catalogue changes; the search remembers what it has folded by these objects. */
const searchable = new WeakMap<ActivePlace, SearchablePlace>();

function searchableOf(place: ActivePlace): SearchablePlace {
  const known = searchable.get(place) ?? makeSearchable(place);
  searchable.set(place, known);
  return known;
}

function makeSearchable(place: ActivePlace): SearchablePlace {
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

/** The places that words find, best match first, by the rules of the destination search. */
export function findPlaces(words: string, places: readonly ActivePlace[]): readonly ActivePlace[] {
  const matches = searchDestinations({ query: words, destinations: places.map(searchableOf), mode: 'destinations' });
  return matches.map(({ destination }) => destination.place);
}

/** The places that somebody may have meant by words that name none, nearest first. */
export function findNearestPlaces(words: string, places: readonly ActivePlace[]): readonly ActivePlace[] {
  return nearestDestinations(words, places.map(searchableOf)).map(({ place }) => place);
}
