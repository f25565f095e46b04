import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findDestination, type Destination } from '#domain/place/destinations.ts';
import { longestFollowedQuery, readFollowedTrip, writeFollowedTrip } from '#domain/price-watch/followed-trip.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { FollowedPrice } from '#domain/price-watch/price-feed-path.ts';
import type { Context } from '#runtime/services/context.ts';

/** A list that can be followed: its destination has a page. */
export interface FoundList extends FollowedPrice {
  readonly destination: Destination & { readonly key: DestinationKey };
  /** Of the followed list, in its one spelling. */
  readonly search: string;
}

interface FollowQuery {
  /** Of the destination's page, without language prefix, in its one spelling. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What prices are told in. */
  readonly currency: CurrencyCode;
}

/** Null: there is no such page, or the query is longer than any that is stored. */
export async function findFollowed(
  { path, query, currency }: FollowQuery,
  { catalogue }: Context,
): Promise<FoundList | null> {
  const route = resolveDestinationPath(path.split('/').slice(1));
  if (route.kind !== 'destination' || route.provider !== null) return null;
  const destination = findDestination(route.key);
  const stats = await catalogue.destinationStats();
  if (destination === null || stats.every((stat) => stat.destination !== route.key)) return null;
  const followed = readFollowedTrip(query);
  const search = writeFollowedTrip(followed);
  if (search.length > longestFollowedQuery) return null;
  return { path, destination, followed, search, currency };
}

/** A currency that an address names; null: it names none, or none that there is. */
export function readCurrencyIn(query: URLSearchParams): CurrencyCode | null {
  const parsed = parseCurrencyCode(query.get('currency') ?? '');
  return parsed.ok ? parsed.value : null;
}
