import { searchDestinations, type SearchableDestination } from '#domain/search.ts';
import type { ActivePlace } from '#web/pages/places.ts';

interface SearchablePlace extends SearchableDestination {
  readonly place: ActivePlace;
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
  const matches = searchDestinations({ query: words, destinations: places.map(makeSearchable), mode: 'destinations' });
  return matches.map(({ destination }) => destination.place);
}
