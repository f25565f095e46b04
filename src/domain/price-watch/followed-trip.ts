import {
  facetNames,
  nothingRemembered,
  readListQuery,
  writeListQuery,
  type ListQuery,
} from '#domain/listing/list-query.ts';
import { writeTrip } from '#domain/trip/trip.ts';

/**
 * A list of plans whose cheapest one is followed: the trip and the filters. Order, view and page of a list are
 * irrelevant; promo prices depend on the day and the buyer, so that limits of the price are for list prices; the age of
 * a price is no fact of a plan.
 */
export type FollowedTrip = Pick<ListQuery, 'trip' | 'facets' | 'minPrice' | 'maxPrice'>;

/** Longest query of a followed list that is stored: dozens of sellers by name. */
export const longestFollowedQuery = 1000;

/** Reads a followed list from its address. Every address is valid. */
export function readFollowedTrip(query: URLSearchParams): FollowedTrip {
  const { trip, facets, minPrice, maxPrice } = readListQuery(query, nothingRemembered);
  const sorted = Object.fromEntries(facetNames.map((name) => [name, facets[name].toSorted()]));
  return { trip, facets: { ...facets, ...sorted, checked: [] }, minPrice, maxPrice };
}

/**
 * Canonical query of a followed list. Unlike that of a page it always contains the trip, because there is no
 * remembered one.
 */
export function writeFollowedTrip(followed: FollowedTrip): string {
  const query = writeListQuery({
    ...followed,
    sort: 'trip',
    view: 'best',
    more: [],
    page: 1,
    showsDominated: false,
    showsRenewing: false,
    usesPromo: false,
  });
  const trip = query.has('days') ? [] : writeTrip(followed.trip);
  return new URLSearchParams([...trip.map(([name, value]): [string, string] => [name, value]), ...query]).toString();
}
