import { anyOtherCurrency, storedCurrency } from '#catalogue/stored/stored-values.ts';
import type { DestinationBasketTable, Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { displayPrice, roundShownPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { multiplyMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { plansFollowed } from '#domain/trip/basket.ts';

export interface BasketQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** What the basket (`domain/trip/basket.ts`) costs at a destination. */
export interface DestinationBasket {
  readonly destination: DestinationKey;
  /** Cost of the cheapest purchase at list prices. */
  readonly cost: DisplayPrice;
  /** The cheapest purchases, cheapest first; at most `plansFollowed`. */
  readonly purchases: readonly BasketPurchase[];
}

/** As many of one plan as the basket takes. */
export interface BasketPurchase {
  readonly planId: number;
  readonly planCount: number;
  /** How often its list price counts: as often as it is bought, but for each day of a day pass. */
  readonly priceCount: number;
}

/** For every destination where a plan serves the basket and can be converted. */
export async function readDestinationBaskets(
  queries: Queries,
  query: BasketQuery,
): Promise<readonly DestinationBasket[]> {
  const rows = await queries
    .selectFrom('destination_basket')
    .selectAll()
    .where('display_currency', 'in', [query.currency, anyOtherCurrency])
    .execute();
  const byDestination = Map.groupBy(rows, ({ destination }) => destination);
  return [...byDestination].flatMap(([destination, each]) => basketOf(destination, each, query) ?? []);
}

type BasketRow = Omit<DestinationBasketTable, 'destination'>;

/** By the rules of the list: a seller's own price in the currency wins over a conversion, and costs compare as shown. */
export function basketOf(
  destination: DestinationKey,
  rows: readonly BasketRow[],
  query: BasketQuery,
): DestinationBasket | null {
  const own = rows.filter((row) => row.display_currency === query.currency);
  const candidates = own.length > 0 ? own : rows.filter((row) => row.display_currency === anyOtherCurrency);
  const cheapest = candidates.flatMap((row) => pricePurchase(row, query) ?? []).toSorted(comparePurchases);
  const [first] = cheapest;
  if (first === undefined) return null;
  const purchases = cheapest
    .slice(0, plansFollowed)
    .map(({ planId, planCount, priceCount }) => ({ planId, planCount, priceCount }));
  return { destination, cost: first.cost, purchases };
}

interface PricedPurchase extends BasketPurchase {
  readonly cost: DisplayPrice;
  /** Units of the cost as shown. */
  readonly shown: number;
  readonly place: number;
}

function pricePurchase(row: BasketRow, { currency, rates }: BasketQuery): PricedPurchase | null {
  const {
    units,
    source_currency: source,
    plan_id: planId,
    plan_count: planCount,
    price_count: priceCount,
    place,
  } = row;
  const asked = { units, currency: storedCurrency(source) };
  const one = displayPrice({ price: asked, ownPrice: null, currency, rates });
  const money = one && multiplyMoney(one.money, priceCount);
  const rules = findCurrency(currency);
  if (one === null || money === null || rules === null) return null;
  const cost = { ...one, money };
  return { planId, planCount, priceCount, place, cost, shown: roundShownPrice(cost, rules).units };
}

/** Of equal costs the one without a conversion, then as in the list, as far as it is known here. */
function comparePurchases(a: PricedPurchase, b: PricedPurchase): number {
  const isEstimate = Number(a.cost.estimate) - Number(b.cost.estimate);
  return a.shown - b.shown || isEstimate || a.planCount - b.planCount || a.place - b.place || a.planId - b.planId;
}
