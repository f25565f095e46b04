import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { memoLoad } from '#domain/kernel/memo-load.ts';
import { currencies, findCurrency } from '#domain/money/currencies.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { scaleMoney, type ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { pricedPoints } from '#domain/price-watch/priced-points.ts';
import type { Context } from '#runtime/services/context.ts';
import { buildMarketLine, type MarketLine } from '#web/shared/plan/market-line.ts';
import { readPastPrices } from '#web/shared/plan/past-prices.ts';
import { showFloor, showPerGb } from '#web/shared/place/shown-price.ts';

/** What the basket costs at a destination, with its history. */
export interface BasketPrice {
  readonly destination: DestinationKey;
  readonly price: ShownMoney;
  /** Of each gigabyte of the basket. */
  readonly perGb: ShownMoney;
  /** Day of the older rate behind an estimate; null: none. */
  readonly rateDate: string | null;
  /** The lowest cost among the purchases that are cheapest today, as far back as at least half of them are followed. */
  readonly line: MarketLine | null;
  /** Share of the first price of the line by which today's is higher, below 0: lower; null: no earlier price is known. */
  readonly change: number | null;
}

export interface TableQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

type Table = readonly BasketPrice[];

/** Every destination where a plan serves the basket: reads one summary and a thousand histories per currency and day. */
export async function loadPriceTable(query: TableQuery, context: Context): Promise<Table> {
  return readTableOnce({ ...query, stats: await context.catalogue.destinationStats() }, context);
}

/** Memoized per currency until the catalogue, the rates or the day change. */
const readTableOnce = memoLoad(readTable, {
  parts: ({ stats, rates, currency }, { now }) => [stats, rates, currency, now().toISOString().slice(0, 10)],
  most: currencies.length,
});

interface TableInput extends TableQuery {
  readonly stats: readonly DestinationStat[];
}

async function readTable({ currency, rates }: TableInput, { catalogue, now }: Context): Promise<Table> {
  const rules = findCurrency(currency);
  if (rules === null) return [];
  const baskets = await catalogue.destinationBaskets({ currency, rates });
  const planIds = baskets.flatMap(({ purchases }) => purchases.map(({ planId }) => planId));
  const prices = await readPastPrices({ planIds, currency }, catalogue);
  return baskets.flatMap(({ destination, cost, purchases }): BasketPrice[] => {
    const money = scaleMoney(cost.money, 1000, defaultTrip.dataMb);
    const shown = { price: showFloor(cost), perGb: money && showPerGb({ ...cost, money }) };
    if (shown.price === null || shown.perGb === null) return [];
    const followed = purchases.map(({ planId, priceCount: count }) => {
      const past = prices.get(planId);
      return { points: past === undefined ? [] : pricedPoints(past, { currency, rates }), count };
    });
    const line = buildMarketLine(followed, { rules, now: now() });
    const { rateDate } = cost;
    return [{ destination, price: shown.price, perGb: shown.perGb, rateDate, line, change: changeOf(line) }];
  });
}

function changeOf(line: MarketLine | null): number | null {
  const [first, last] = [line?.steps[0]?.money, line?.steps.at(-1)?.money];
  if (first === undefined || last === undefined || first.units === 0) return null;
  return (last.units - first.units) / first.units;
}
