import type { DestinationBasketTable, Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { plansFollowed } from '#domain/trip/price-basket.ts';
import { anyOtherCurrency } from './destination-summary.ts';

export interface BasketQuery {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** What the basket (`domain/trip/price-basket.ts`) costs at a destination. */
export interface DestinationBasket {
  readonly destination: DestinationKey;
  /** List price of the cheapest plan that serves it. */
  readonly price: DisplayPrice;
  /** The cheapest plans that serve it, cheapest first; at most `plansFollowed`. */
  readonly planIds: readonly number[];
}

/** For every destination where a plan serves the basket and can be converted. */
export async function readDestinationBaskets(queries: Queries, query: BasketQuery): Promise<DestinationBasket[]> {
  const rows = await queries
    .selectFrom('destination_basket')
    .selectAll()
    .where('display_currency', 'in', [query.currency, anyOtherCurrency])
    .execute();
  const byDestination = Map.groupBy(rows, ({ destination }) => destination as DestinationKey);
  return [...byDestination].flatMap(([destination, each]) => basketOf(destination, each, query) ?? []);
}

/** By the rule of the list: a seller's own price in the currency wins over a conversion. */
export function basketOf(
  destination: DestinationKey,
  rows: readonly Omit<DestinationBasketTable, 'destination' | 'place'>[],
  { currency, rates }: BasketQuery,
): DestinationBasket | null {
  const own = rows.filter((row) => row.display_currency === currency);
  const candidates = own.length > 0 ? own : rows.filter((row) => row.display_currency === anyOtherCurrency);
  const priced = candidates.flatMap(({ units, source_currency: source, plan_id: planId }) => {
    const asked = { units, currency: source as CurrencyCode };
    const price = displayPrice({ price: asked, ownPrice: null, currency, rates });
    return price === null ? [] : [{ price, planId }];
  });
  const cheapest = priced.toSorted((a, b) => a.price.money.units - b.price.money.units || a.planId - b.planId);
  const [first] = cheapest;
  if (first === undefined) return null;
  return { destination, price: first.price, planIds: cheapest.slice(0, plansFollowed).map(({ planId }) => planId) };
}
