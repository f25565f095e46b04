import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';

/**
 * What each extra eSIM to install has to save, about the price of a coffee: only for more than that does a way through
 * a journey stand before one with fewer eSIMs.
 */
export const extraInstallPrice: Money = { units: 3 * unitsPerWhole, currency: 'USD' as CurrencyCode };

/** The same in another currency; null: it has no rate. */
export function extraInstallPriceIn(currency: CurrencyCode, rates: RateTable): Money | null {
  return convertMoney(extraInstallPrice, currency, rates);
}
