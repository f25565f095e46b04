import {
  facetNames,
  nothingRemembered,
  readListQuery,
  writeListQuery,
  type ListQuery,
} from '#domain/listing/list-query.ts';
import { writeTrip } from '#domain/trip/trip.ts';

/**
 * A list of plans whose cheapest one is followed: the trip and the filters. Of a list's other choices, order, view and page
 * decide nothing here; promo prices depend on the day and on who buys; and how long ago a price was seen is no fact of a plan.
 */
export type FollowedTrip = Pick<ListQuery, 'trip' | 'facets' | 'minPrice' | 'maxPrice'>;

/** Longest query of a followed list that is stored: dozens of sellers by name. */
export const longestFollowedQuery = 1000;

/** Reads what is followed from the address of a list. Every address has one. */
export function readFollowedTrip(query: URLSearchParams): FollowedTrip {
  const { trip, facets, minPrice, maxPrice } = readListQuery(query, nothingRemembered);
  const sorted = Object.fromEntries(facetNames.map((name) => [name, facets[name].toSorted()]));
  return { trip, facets: { ...facets, ...sorted, checked: [] }, minPrice, maxPrice };
}

/**
 * The query of the list that is followed: the same for the same list, however it was chosen. Unlike that of a page it always
 * names the trip, because nobody is there whose trip could be remembered.
 */
export function writeFollowedTrip(followed: FollowedTrip): string {
  const query = writeListQuery({
    ...followed,
    sort: 'trip',
    view: 'plans',
    page: 1,
    showsDominated: false,
    usesPromo: false,
  });
  const trip = query.has('days') ? [] : writeTrip(followed.trip);
  return new URLSearchParams([...trip.map(([name, value]): [string, string] => [name, value]), ...query]).toString();
}
