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
  /** Canonical query of the followed list. */
  readonly search: string;
}

interface FollowQuery {
  /** Canonical path of the destination's page, without language prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Display currency. */
  readonly currency: CurrencyCode;
}

/** Null: there is no such page, or the query is too long to store. */
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

/** The currency of an address; null: none or unknown. */
export function readCurrencyIn(query: URLSearchParams): CurrencyCode | null {
  const parsed = parseCurrencyCode(query.get('currency') ?? '');
  return parsed.ok ? parsed.value : null;
}
