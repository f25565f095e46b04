import type { DestinationFloor } from '#catalogue/catalogue-reader.ts';
import { findCurrency } from '#domain/currencies.ts';
import { roundShownPrice, roundToDigits } from '#domain/exchange.ts';
import type { Money } from '#domain/money.ts';

/** The lowest price of a place as a list of places shows it. */
export function showFloor({ price, isEstimate }: Pick<DestinationFloor, 'price' | 'isEstimate'>): Money | null {
  const rules = price && findCurrency(price.currency);
  return price && rules ? roundShownPrice({ money: price, estimate: isEstimate }, rules) : price;
}

/** The price of a gigabyte as it is shown: nobody pays it, so it follows no cash rounding. */
export function showPerGb(money: Money | null): Money | null {
  return money && digitsOf(money);
}

function digitsOf(money: Money): Money {
  const currency = findCurrency(money.currency);
  return currency === null ? money : roundToDigits(money, currency);
}
