import { z } from 'zod';
import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { roundShownPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { chooseFromPrice, type FromPrice } from '#domain/trip/from-price.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayPlanAmount } from '#i18n/say-amount.ts';
import type { Context } from '#runtime/services/context.ts';
import { amountFacts } from './plan-facts.ts';

export const fromPriceSchema = z
  .object({
    currency: z.string(),
    units: z.number().int().describe('1/10000 of the currency’s unit.'),
    isEstimate: z.boolean().describe('True: converted from the seller’s own currency.'),
    rateDate: z.string().nullable().describe('Day of the exchange rate behind an estimate, YYYY-MM-DD; else null.'),
    amount: z
      .object({ ...amountFacts, text: z.string().describe('The same in words of the asked language.') })
      .nullable()
      .describe(
        'Null: the price is what 7 days and 5 GB cost. Else no plan serves that, and this is what the price buys.',
      ),
  })
  .nullable()
  .describe(
    'What 7 days and 5 GB cost at list prices with the cheapest plan, of which up to five count, as it is shown; where no plan serves that, the lowest list price of any plan, with its `amount`. Null: no currency was asked for, or nothing can be converted.',
  );

type FromPriceAnswer = NonNullable<z.output<typeof fromPriceSchema>>;

/** By destination. */
export type FromPrices = ReadonlyMap<string, FromPriceAnswer>;

interface FromPricesQuery {
  readonly currency: CurrencyCode | undefined;
  readonly locale: Locale;
}

/** The "from" price of each destination, rounded as on pages; empty without a currency. */
export async function loadFromPrices(
  stats: readonly DestinationStat[],
  { currency, locale }: FromPricesQuery,
  { catalogue, currency: store }: Context,
): Promise<FromPrices> {
  if (currency === undefined || stats.length === 0) return new Map();
  const options = { currency, rates: await store.rates() };
  const destinations = stats.map(({ destination }) => destination);
  const [floors, baskets] = await Promise.all([
    catalogue.destinationFloors({ destinations, ...options }),
    catalogue.destinationBaskets(options),
  ]);
  const costs = new Map(baskets.map(({ destination, cost }) => [destination, cost]));
  return new Map(
    floors.flatMap(({ destination, smallest }) => {
      const from = chooseFromPrice(costs.get(destination) ?? null, smallest);
      const shown = from && showFrom(from, locale);
      return shown === null ? [] : [[destination, shown] as const];
    }),
  );
}

function showFrom({ price, amount }: FromPrice<DisplayPrice>, locale: Locale): FromPriceAnswer | null {
  const rules = findCurrency(price.money.currency);
  if (rules === null) return null;
  const { currency, units } = roundShownPrice(price, rules);
  return {
    currency,
    units,
    isEstimate: price.estimate,
    rateDate: price.rateDate,
    amount: amount && { ...amount, text: sayPlanAmount(amount, { locale, messages: messagesFor(locale) }) },
  };
}
