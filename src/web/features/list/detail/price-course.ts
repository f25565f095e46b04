import type { PricePoint } from '#domain/plan/price-history.ts';
import type { Money } from '#domain/money/money.ts';
import { looksEqual } from '#domain/money/exchange.ts';
import { currencyDigits } from '#i18n/currency-display.ts';

/** A list price's history over a number of days. */
export interface PriceCourse {
  /** Oldest first, in milliseconds since 1970 and units of the seller's currency; the first may be older than the days. */
  readonly points: readonly { readonly at: number; readonly value: number; readonly money: Money }[];
  readonly from: Money;
  readonly lowest: Money;
  readonly highest: Money;
  readonly now: Money;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The prices in force during the last days, in the currency of the latest one. Null: none is known.
 * @param history oldest first
 * @param now milliseconds since 1970
 */
export function priceCourse(
  history: readonly PricePoint[],
  { now, days }: { readonly now: number; readonly days: number },
): PriceCourse | null {
  const since = now - days * dayMs;
  const priced = history.flatMap(({ at, money }) =>
    money === null ? [] : [{ at: Date.parse(at), value: money.units, money }],
  );
  const last = priced.at(-1);
  const same = priced.filter(({ money }) => money.currency === last?.money.currency);
  const inForce = same.findLastIndex(({ at }) => at <= since);
  const points = same
    .slice(Math.max(0, inForce))
    .map((point) => ({ ...point, at: Math.max(point.at, since) }))
    .filter(({ money }, index, all) => isVisibleChange(all[index - 1]?.money, money));
  const [first] = points;
  if (first === undefined || last === undefined) return null;
  const highest = points.reduce((top, point) => (point.value > top.value ? point : top), first);
  const lowest = points.reduce((least, point) => (point.value < least.value ? point : least), first);
  return { points, from: first.money, lowest: lowest.money, highest: highest.money, now: last.money };
}

/** The same price seen again is no change, nor is one that reads the same. */
function isVisibleChange(before: Money | undefined, now: Money): boolean {
  return before === undefined || !looksEqual(before, now, { decimalDigits: currencyDigits(now.currency) });
}
