import type { Money } from '#domain/money/money.ts';

/** A list price from an instant on, until the next point. */
export interface PricePoint {
  /** When it was seen first, which is the order of a history. ISO 8601 in UTC. */
  readonly at: string;
  /** The feed's own date of it; absent: the feed states none. It may lie before those of earlier points. */
  readonly statedAt?: string;
  /** In the seller's currency; null: from then on it was not offered. */
  readonly money: Money | null;
  /** True: the operator of the site set it in place of the feed’s price; absent: the feed stated it. */
  readonly isPinned?: boolean;
}

/**
 * The lowest list price at any time from `since` on, the one in force at that instant included; the earliest of equal
 * ones. Null: none, or the latest price is in another currency than all of them.
 * @param history oldest first
 */
export function lowestPriceSince(history: readonly PricePoint[], since: Date): PricePoint | null {
  const currency = history.findLast(({ money }) => money !== null)?.money?.currency;
  const inForce = pricesSince(history, since).filter(({ money }) => money?.currency === currency);
  return inForce.reduce<PricePoint | null>((low, point) => (unitsOf(point) < unitsOf(low) ? point : low), null);
}

/**
 * The points from `since` on, the one in force at that instant included, for a sparkline.
 * @param history oldest first
 */
export function pricesSince(history: readonly PricePoint[], since: Date): readonly PricePoint[] {
  const lastBefore = history.findLastIndex(({ at }) => Date.parse(at) <= since.getTime());
  return history.slice(Math.max(lastBefore, 0));
}

function unitsOf(point: PricePoint | null): number {
  return point?.money?.units ?? Number.POSITIVE_INFINITY;
}
