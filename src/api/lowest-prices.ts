import { z } from 'zod';
import type { DestinationFloor, DestinationStat } from '#catalogue/catalogue-reader.ts';
import { findCurrency } from '#domain/currencies.ts';
import { roundShownPrice } from '#domain/exchange.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { Context } from '#runtime/context.ts';

export const lowestPriceSchema = z
  .object({
    currency: z.string(),
    units: z.number().int().describe('1/10000 of the currency’s unit.'),
    isEstimate: z.boolean().describe('True: converted from the seller’s own currency.'),
    rateDate: z.string().nullable().describe('Day of the exchange rate behind an estimate, YYYY-MM-DD; else null.'),
  })
  .nullable()
  .describe('Lowest list price as it is shown. Null: no currency was asked for, no plan, or nothing can be converted.');

interface LowestPrice {
  readonly currency: string;
  readonly units: number;
  readonly isEstimate: boolean;
  readonly rateDate: string | null;
}

/** Lowest shown prices by destination. */
export type LowestPrices = ReadonlyMap<string, LowestPrice>;

/** The lowest price of each destination, rounded as pages show it; empty when no currency was asked for. */
export async function loadLowestPrices(
  stats: readonly DestinationStat[],
  currency: CurrencyCode | undefined,
  context: Context,
): Promise<LowestPrices> {
  if (currency === undefined || stats.length === 0) return new Map();
  const rates = await context.currency.rates();
  const destinations = stats.map(({ destination }) => destination);
  const floors = await context.catalogue.destinationFloors({ destinations, currency, rates });
  return new Map(floors.flatMap((floor) => shownPrice(floor)));
}

function shownPrice({ destination, price }: DestinationFloor): [string, LowestPrice][] {
  const rules = price && findCurrency(price.money.currency);
  if (price === null || rules === null) return [];
  const { currency, units } = roundShownPrice(price, rules);
  return [[destination, { currency, units, isEstimate: price.estimate, rateDate: price.rateDate }]];
}
