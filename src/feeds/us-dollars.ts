import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

const usDollar = 'USD' as CurrencyCode;

/** Roughly, to compare prices of different currencies by; null: its currency has no rate. */
export function usdOf(money: Money, rates: RateTable): number | null {
  const converted = convertMoney(money, usDollar, rates);
  return converted === null ? null : converted.units / unitsPerWhole;
}
