import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { isPositive, parseAmount, type Money } from '#domain/money/money.ts';
import { readLastDay, readReason } from './operator-words.ts';
import type { PlanFacts } from './plan.ts';

export type FeedPrices = Pick<PlanFacts, 'price' | 'ownPrices' | 'promo'>;

/** A list price that the operator has seen, in place of what the feed says. */
export interface PricePin {
  readonly price: Money;
  readonly reason: string;
  /** ISO 8601 in UTC: when the operator saw it. */
  readonly pinnedAt: string;
  /** ISO 8601 in UTC: the feed's price counts again with the first projection after it, by an import or `plans unpin --ended`. */
  readonly endsAt: string;
}

/** A price that nobody has looked at for longer is not worth more than the feed's. */
const longestPinDays = 366;

const dayMs = 24 * 60 * 60_000;

/** @param untilDay the last day, `YYYY-MM-DD` in UTC */
export function makePin(
  { price, reason, untilDay }: { readonly price: Money; readonly reason: string; readonly untilDay: string },
  now: Date,
): Result<PricePin> {
  const words = readReason(reason);
  if (!words.ok) return words;
  const end = readLastDay(untilDay, now);
  if (!end.ok) return end;
  if (Date.parse(end.value) - now.getTime() > longestPinDays * dayMs)
    return failure(`A price can be pinned for ${longestPinDays} days at most; pin it again when that time is over.`);
  return success({ price, reason: words.value, pinnedAt: now.toISOString(), endsAt: end.value });
}

/**
 * A plan as visitors see it: a pinned price stands for all prices of the feed, whose own prices and offers were made for
 * the price that it replaces.
 */
export function pinnedFacts<Facts extends FeedPrices>(facts: Facts, pin: Pick<PricePin, 'price'> | undefined): Facts {
  return pin === undefined ? facts : { ...facts, price: pin.price, ownPrices: [], promo: null };
}

/** Farther from the feed's price, a slip of a digit or a wrong currency is likelier than such a price. */
const surprisingFactor = 5;

/** How many times above (over 1) or below (under 1) the feed's price a pin is; null: not surprisingly far, or unknown. */
export function surprisingRatio(pinned: Money, stated: Money, rates: RateTable): number | null {
  const converted = convertMoney(pinned, stated.currency, rates);
  if (converted === null || stated.units === 0) return null;
  const ratio = converted.units / stated.units;
  return Math.max(ratio, 1 / ratio) < surprisingFactor ? null : ratio;
}

/** Reads `4.50 USD`. */
export function readPinnedPrice(text: string): Result<Money> {
  const [, number = '', code = ''] = /^\s*(\S+)\s+(\S+)\s*$/.exec(text) ?? [];
  const currency = parseCurrencyCode(code);
  if (!currency.ok) return failure('a price is an amount and a currency, such as "4.50 USD"');
  const price = parseAmount(number, currency.value);
  return price.ok && !isPositive(price.value) ? failure('a pinned price must be above 0') : price;
}
