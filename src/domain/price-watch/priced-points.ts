import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';

/** All prices that a plan ever had. */
export interface PastPrices {
  /** Oldest first. */
  readonly list: readonly PricePoint[];
  /** The seller's own prices in the display currency, oldest first; empty: none ever. */
  readonly own: readonly PricePoint[];
}

/** A plan's price from an instant on; null: it was not offered, or cannot be converted. */
export interface PricedPoint {
  readonly at: string;
  readonly price: DisplayPrice | null;
}

/** The prices from each instant at which either price changed; a plan whose list price ended is not offered. */
export function pricedPoints(
  { list, own }: PastPrices,
  options: Pick<Parameters<typeof displayPrice>[0], 'currency' | 'rates'>,
): readonly PricedPoint[] {
  const times = [...new Set([...list, ...own].map(({ at }) => at))].sort();
  let [price, ownPrice]: [Money | null, Money | null] = [null, null];
  let [nextList, nextOwn] = [0, 0];
  return times.map((at) => {
    for (; (list[nextList]?.at ?? '~') <= at; nextList += 1) price = list[nextList]?.money ?? null;
    for (; (own[nextOwn]?.at ?? '~') <= at; nextOwn += 1) ownPrice = own[nextOwn]?.money ?? null;
    return { at, price: price && displayPrice({ price, ownPrice, ...options }) };
  });
}
