import { z } from 'zod';
import type { DestinationStat } from '#catalogue/catalogue-reader.ts';
import type { DestinationBasket } from '#catalogue/destination-baskets.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Context } from '#runtime/services/context.ts';

export const fromPriceSchema = z
  .object({
    currency: z.string(),
    units: z.number().int().describe('1/10000 of the currency’s unit.'),
    isEstimate: z.boolean().describe('True: converted from the seller’s own currency.'),
    rateDate: z.string().nullable().describe('Day of the exchange rate behind an estimate, YYYY-MM-DD; else null.'),
  })
  .nullable()
  .describe(
    'Lowest list price of a plan for 7 days and 5 GB, as it is shown. Null: no currency was asked for, no single plan serves that, or nothing can be converted.',
  );

interface FromPrice {
  readonly currency: string;
  readonly units: number;
  readonly isEstimate: boolean;
  readonly rateDate: string | null;
}

/** Lowest price of a basket of 7 days and 5 GB, by destination. */
export type FromPrices = ReadonlyMap<string, FromPrice>;

/** The basket's price at each destination, rounded as on pages; empty without a currency. */
export async function loadFromPrices(
  stats: readonly DestinationStat[],
  currency: CurrencyCode | undefined,
  context: Context,
): Promise<FromPrices> {
  if (currency === undefined || stats.length === 0) return new Map();
  const rates = await context.currency.rates();
  const baskets = await context.catalogue.destinationBaskets({ currency, rates });
  return new Map(baskets.flatMap((basket) => shownPrice(basket)));
}

function shownPrice({ destination, price }: DestinationBasket): [string, FromPrice][] {
  const rules = findCurrency(price.money.currency);
  if (rules === null) return [];
  const { currency, units } = roundShownPrice(price, rules);
  return [[destination, { currency, units, isEstimate: price.estimate, rateDate: price.rateDate }]];
}
