import { findCurrency } from '#domain/money/currencies.ts';
import { roundShownPrice, roundToDigits, type DisplayPrice } from '#domain/money/exchange.ts';
import { markEstimate, type ShownMoney } from '#domain/money/money.ts';

/** A display price of a place, for lists of places. */
export function showFloor(price: DisplayPrice | null): ShownMoney | null {
  const rules = price && findCurrency(price.money.currency);
  return price && rules && markEstimate(roundShownPrice(price, rules), price.estimate);
}

/** The display price of a gigabyte, without cash rounding: it is never paid. */
export function showPerGb(price: DisplayPrice | null): ShownMoney | null {
  const rules = price && findCurrency(price.money.currency);
  return price && rules && markEstimate(roundToDigits(price.money, rules), price.estimate);
}
