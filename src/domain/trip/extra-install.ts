import { usDollar } from '#domain/kernel/codes.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';

/**
 * What each extra eSIM to install has to save, about the price of a coffee: only for more than that does a way through
 * a journey stand before one with fewer eSIMs.
 */
export const extraInstallPrice: Money = { units: 3 * unitsPerWhole, currency: usDollar };

/** The same in a display currency; null: it has no rate. */
export function extraInstallPriceIn(currency: CurrencyCode, rates: RateTable): DisplayPrice | null {
  return displayPrice({ price: extraInstallPrice, ownPrice: null, currency, rates });
}
