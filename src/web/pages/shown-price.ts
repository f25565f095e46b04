import { findCurrency } from '#domain/money/currencies.ts';
import { roundShownPrice, roundToDigits, type DisplayPrice } from '#domain/money/exchange.ts';
import { markEstimate, type ShownMoney } from '#domain/money/money.ts';

/** The lowest price of a place as a list of places shows it. */
export function showFloor(price: DisplayPrice | null): ShownMoney | null {
  const rules = price && findCurrency(price.money.currency);
  return price && rules && markEstimate(roundShownPrice(price, rules), price.estimate);
}

/** The price of a gigabyte as it is shown: nobody pays it, so it follows no cash rounding. */
export function showPerGb(price: DisplayPrice | null): ShownMoney | null {
  const rules = price && findCurrency(price.money.currency);
  return price && rules && markEstimate(roundToDigits(price.money, rules), price.estimate);
}
