import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { isPositive, parseAmount, type Money } from '#domain/money/money.ts';
import type { PlanFacts } from './plan.ts';

/** All prices that a feed states of a plan. */
export type FeedPrices = Pick<PlanFacts, 'price' | 'ownPrices' | 'promo'>;

/** A list price that the operator has seen, in place of what the feed says. */
export interface PricePin {
  readonly price: Money;
  /** For the operators. */
  readonly reason: string;
  /** ISO 8601 in UTC: when the operator saw it. */
  readonly pinnedAt: string;
  /** ISO 8601 in UTC: from then on the feed's prices count again. */
  readonly endsAt: string;
}

/** In characters. */
const longestReason = 300;

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
  const start = Date.parse(`${untilDay}T00:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(untilDay) ||
    Number.isNaN(start) ||
    !new Date(start).toISOString().startsWith(untilDay)
  )
    return failure(`"${plainLine(untilDay, 20)}" is not a day; write it as 2026-11-20.`);
  const end = start + dayMs;
  if (end <= now.getTime()) return failure(`${untilDay} is over; name the last day the price applies.`);
  if (end - now.getTime() > longestPinDays * dayMs)
    return failure(`A price can be pinned for ${longestPinDays} days at most; pin it again when that time is over.`);
  return success({ price, reason: words.value, pinnedAt: now.toISOString(), endsAt: new Date(end).toISOString() });
}

/** An operator's reason as one line. */
export function readReason(text: string): Result<string> {
  const reason = plainLine(text, longestReason + 1);
  if (reason === '') return failure('Say why with --reason.');
  if (reason.length > longestReason) return failure(`A reason may have ${longestReason} characters at most.`);
  return success(reason);
}

/**
 * A plan as visitors see it: a pinned price stands for all prices of the feed, whose own prices and offers were made for
 * the price that it replaces.
 */
export function pinnedFacts<Facts extends FeedPrices>(facts: Facts, pin: Pick<PricePin, 'price'> | undefined): Facts {
  return pin === undefined ? facts : { ...facts, price: pin.price, ownPrices: [], promo: null };
}

/** Reads `4.50 USD`. */
export function readPinnedPrice(text: string): Result<Money> {
  const [, number = '', code = ''] = /^\s*(\S+)\s+(\S+)\s*$/.exec(text) ?? [];
  const currency = parseCurrencyCode(code);
  if (!currency.ok) return failure('a price is an amount and a currency, such as "4.50 USD"');
  const price = parseAmount(number, currency.value);
  return price.ok && !isPositive(price.value) ? failure('a pinned price must be above 0') : price;
}
