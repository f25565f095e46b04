import { writeFollowedTrip, type FollowedTrip } from './followed-trip.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** Where the price changes of a destination's page are told. @param page its path without language prefix */
export function priceFeedPath(page: string): string {
  return `${page}/prices.atom`;
}

/** A followed list in a currency; what it costs in another one is another thing to follow. */
export interface FollowedPrice {
  /** Of the destination's page, without language prefix. */
  readonly path: string;
  readonly followed: FollowedTrip;
  readonly currency: CurrencyCode;
}

/** Where the changes of the cheapest plan of a list are told, as a feed or a calendar; without language prefix. */
export function cheapestPath(
  { path, followed, currency }: FollowedPrice,
  { kind, travel = null }: { readonly kind: 'atom' | 'ics'; readonly travel?: string | null },
): string {
  const date = travel === null ? '' : `&travel=${travel}`;
  return `${path}/cheapest.${kind}?${writeFollowedTrip(followed)}&currency=${currency}${date}`;
}

/** The page that says how a list can be followed, without language prefix. */
export function followPath(path: string, followed: FollowedTrip): string {
  return `/follow?at=${path.slice(1)}&${writeFollowedTrip(followed)}`;
}
