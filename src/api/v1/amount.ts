import { z } from 'zod';
import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { amountText, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** An amount of the open data with its currency and source. */
export const amountSchema = z.object({
  amount: z.string().describe('Plain decimal, exact: `12.5`.'),
  currency: z.string().describe('ISO 4217.'),
  kind: z
    .enum(['seller', 'estimate'])
    .describe('`seller`: what the seller itself asks. `estimate`: converted; the seller asks another currency.'),
  rateDate: z.string().nullable().describe('Day of the older of the two exchange rates; null for `seller`.'),
});

export type Amount = z.output<typeof amountSchema>;

export function sellerAmount(money: Money): Amount {
  return { amount: amountText(money), currency: money.currency, kind: 'seller', rateDate: null };
}

interface AmountQuery {
  readonly price: Money;
  readonly ownPrices: readonly Money[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** A price in a currency: the seller's own where it has one, else an estimate; null: no rate. */
export function shownAmount({ price, ownPrices, currency, rates }: AmountQuery): Amount | null {
  const ownPrice = ownPrices.find((own) => own.currency === currency) ?? null;
  const shown = displayPrice({ price, ownPrice, currency, rates });
  return shown && displayedAmount(shown);
}

/** The unrounded amount for comparisons, with the date of its rate. */
export function displayedAmount({ money, estimate, rateDate }: DisplayPrice): Amount {
  return { ...sellerAmount(money), kind: estimate ? 'estimate' : 'seller', rateDate };
}
