import { usDollar } from '#domain/kernel/codes.ts';
import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';

/** Approximate amount in US dollars, for comparing prices of different currencies; null: its currency has no rate. */
export function usdOf(money: Money, rates: RateTable): number | null {
  const converted = convertMoney(money, usDollar, rates);
  return converted === null ? null : converted.units / unitsPerWhole;
}
