import { writeFollowedTrip, type FollowedTrip } from './followed-trip.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/**
 * Path of the price feed of a destination's page.
 * @param page its path without language prefix
 */
export function priceFeedPath(page: string): string {
  return `${page}/prices.atom`;
}

/** A followed list in a currency; each currency is followed separately. */
export interface FollowedPrice {
  /** Of the destination's page, without language prefix. */
  readonly path: string;
  readonly followed: FollowedTrip;
  readonly currency: CurrencyCode;
}

/** Path of the feed of a list's cheapest plan, without language prefix. */
export function cheapestPath({ path, followed, currency }: FollowedPrice): string {
  return `${path}/cheapest.atom?${writeFollowedTrip(followed)}&currency=${currency}`;
}

/** Path of the page about following a list, without language prefix. */
export function followPath(path: string, followed: FollowedTrip): string {
  return `/follow?at=${path.slice(1)}&${writeFollowedTrip(followed)}`;
}
