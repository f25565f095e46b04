import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { isCountryKey } from '#domain/place/destination-key.ts';
import { rateDays } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type ShownMoney } from '#domain/money/money.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { classOf, priceClasses, writeClassMask } from '#domain/listing/price-classes.ts';
import { findRegion, globalRegion } from '#domain/place/regions.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import type { MarketLine } from '#web/shared/plan/market-line.ts';
import { borderAmounts, type PriceBorders } from '#web/shared/place/price-borders.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import { loadActivePlaces, pathOf, pricePlaces, rateDaysOf } from '#web/shared/place/places.ts';
import { loadPriceTable, type BasketPrice } from './price-table.ts';

const priceOrders = ['price', 'name', 'change'] as const;
export type PriceOrder = (typeof priceOrders)[number];

export interface PriceRow {
  readonly code: CountryCode;
  readonly name: string;
  readonly path: string;
  readonly price: ShownMoney;
  readonly perGb: ShownMoney;
  /** Of `classes`, from 1. */
  readonly priceClass: number;
  readonly change: number | null;
  /** First day of the change, `YYYY-MM-DD`; null where that is. */
  readonly since: string | null;
}

export interface MovedPrice extends PriceRow {
  readonly line: MarketLine;
}

export interface PricesData {
  readonly order: PriceOrder;
  /** Countries where a plan serves the basket, in that order. */
  readonly rows: readonly PriceRow[];
  /** Countries where none does, with the lowest price and what it buys. */
  readonly others: readonly PlaceData[];
  /** Lowest first, with round amounts of a gigabyte between them; null: no border. */
  readonly classes: readonly PriceBorders[];
  /** What the map shows, see `domain/listing/price-classes.ts`. */
  readonly mask: string;
  readonly falls: readonly MovedPrice[];
  readonly rises: readonly MovedPrice[];
}

const moversShown = 5;

/** Minimum change to count as a move, because of rounding. */
const leastMove = 0.005;

/** Prices of the basket around the world, and their changes. */
export async function loadPrices(request: PageRequest, context: Context): Promise<Loaded<PricesData>> {
  const { locale, query, currency, messages } = request;
  const order = priceOrders.find((name) => name === query.get('sort')) ?? 'price';
  const rates = await context.currency.rates();
  const [places, table] = await Promise.all([
    loadActivePlaces(locale, context),
    loadPriceTable({ currency, rates }, context),
  ]);
  const byKey = new Map(table.map((each) => [each.destination, each]));
  const priced = places.flatMap(({ destination, name }) => {
    const found = byKey.get(destination.key);
    if (found === undefined || !isCountryKey(destination.key)) return [];
    return [{ code: destination.key, name, path: pathOf(destination), found }];
  });
  const { data } = shapeRows(priced, currency);
  const unserved = places.filter(({ destination: { key } }) => isCountryKey(key) && !byKey.has(key));
  const others = await pricePlaces(unserved, { currency, rates, locale }, context);
  const days = await rateDaysOf(unserved, { currency, rates }, context);
  return {
    kind: 'page',
    head: {
      title: messages.prices.title,
      description: messages.prices.description({ count: priced.length }),
      ...(order !== 'price' && { noIndex: true }),
    },
    search: order === 'price' ? '' : `?sort=${order}`,
    rateDays: rateDays([
      ...priced.map(({ found }) => found.rateDate),
      ...(days === null ? [] : [days.oldest, days.newest]),
    ]),
    data: {
      ...data,
      order,
      rows: sortRows(data.rows, order, compareNames(locale)),
      others: others.filter(({ amount }) => amount !== null),
    },
  };
}

interface PricedPlace extends Pick<PriceRow, 'code' | 'name' | 'path'> {
  readonly found: BasketPrice;
}

function shapeRows(
  priced: readonly PricedPlace[],
  currency: CurrencyCode,
): { readonly data: Omit<PricesData, 'order' | 'others'> } {
  const classes = priceClasses(
    priced.map(({ found }) => found.perGb.units),
    { finest: unitsPerWhole / 10 ** (findCurrency(currency)?.decimalDigits ?? 0) },
  );
  const moved = priced.map(({ found: { price, perGb, change, line }, ...place }) => {
    return {
      ...place,
      price,
      perGb,
      change,
      since: line?.since ?? null,
      line,
      priceClass: classOf(perGb.units, classes),
    };
  });
  const members = findRegion(globalRegion)?.countries ?? [];
  const mask = writeClassMask(members, new Map(moved.map(({ code, priceClass }) => [code, priceClass])));
  const rows = moved.map(({ line: _line, ...row }) => row);
  return {
    data: { rows, classes: borderAmounts(classes, currency), mask, falls: movers(moved, -1), rises: movers(moved, 1) },
  };
}

/** @param direction -1 for falls, 1 for rises; the largest moves first */
function movers(
  rows: readonly (PriceRow & { readonly line: MarketLine | null })[],
  direction: -1 | 1,
): readonly MovedPrice[] {
  return rows
    .flatMap(({ line, ...row }) =>
      line === null || (row.change ?? 0) * direction < leastMove ? [] : [{ ...row, line }],
    )
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
    .slice(0, moversShown);
}

function sortRows(
  rows: readonly PriceRow[],
  order: PriceOrder,
  compare: (a: string, b: string) => number,
): readonly PriceRow[] {
  const byName = (a: PriceRow, b: PriceRow): number => compare(a.name, b.name);
  if (order === 'name') return rows.toSorted(byName);
  if (order === 'price') return rows.toSorted((a, b) => a.perGb.units - b.perGb.units || byName(a, b));
  return rows.toSorted((a, b) => (a.change ?? Infinity) - (b.change ?? Infinity) || byName(a, b));
}
