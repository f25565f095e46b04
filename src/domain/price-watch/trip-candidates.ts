import type { CostedCandidate, CostPoint } from './cheapest-over-time.ts';
import { displayPrice, roundShownPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { FollowedTrip } from './followed-trip.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { narrowPlans } from '#domain/listing/narrow-plans.ts';
import { indexPlans, type IndexedPlan } from '#domain/listing/plan-index.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { costTrip, type TripCost } from '#domain/trip/trip-cost.ts';
import { fitRank } from '#domain/trip/trip-order.ts';

/** All prices that a plan ever had. */
export interface PastPrices {
  /** Oldest first. */
  readonly list: readonly PricePoint[];
  /** The seller's own prices in the display currency, oldest first; empty: none ever. */
  readonly own: readonly PricePoint[];
}

interface FollowOptions {
  readonly followed: FollowedTrip;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A plan that passes the filters and serves the trip. */
interface ServingPlan {
  readonly item: IndexedPlan;
  readonly trip: TripCost;
}

/** At list prices. Ignores price filters: prices change. */
export function findServing(plans: DestinationPlans, { followed, now }: FollowOptions): readonly ServingPlan[] {
  const index = indexPlans(plans);
  const anyPrice = { facets: followed.facets, minPrice: null, maxPrice: null, showsDominated: true };
  const { isListed } = narrowPlans(index, anyPrice, now);
  return index.items
    .filter((item) => isListed[item.index] === 1)
    .map((item) => ({ item, trip: costAtListPrice(item.plan, item.plan.price, { followed, now }) }))
    .filter(({ trip }) => fitRank[trip.fit] === 0);
}

export function costAtListPrice(plan: ListedPlan, price: Money | null, { followed, now }: FollowOptions): TripCost {
  return costTrip({ ...plan, price, promo: null }, followed.trip, { usesPromo: false, now });
}

/** Whether a displayed price is within the list's price filter. */
export function isWithin({ minPrice, maxPrice }: FollowedTrip, shown: Money): boolean {
  const { units } = shown;
  return units >= (minPrice ?? 0) * unitsPerWhole && (maxPrice === null || units <= maxPrice * unitsPerWhole);
}

interface HistoryOptions extends FollowOptions {
  readonly rates: RateTable;
  /** By the plan's id; a plan without any is left out. */
  readonly prices: ReadonlyMap<number, PastPrices>;
}

/**
 * The plans that serve a trip, by their current facts, with the trip's cost over time. Amounts are converted at
 * today's rates throughout: prices move, rates do not.
 */
export function tripCandidates(plans: DestinationPlans, options: HistoryOptions): readonly CostedCandidate[] {
  return findServing(plans, options).flatMap(({ item, trip }): CostedCandidate[] => {
    const past = options.prices.get(item.plan.id);
    if (past === undefined) return [];
    return [
      {
        plan: item.plan,
        seller: item.plan.provider.slug,
        trip,
        dataRank: item.dataRank,
        points: pricedPoints(past, { currency: plans.currency, rates: options.rates }).map(({ at, price }) => ({
          at,
          cost: price && costOf(item.plan, price, { rules: plans.rules, options }),
        })),
      },
    ];
  });
}

function costOf(
  plan: ListedPlan,
  price: DisplayPrice,
  { rules, options }: { readonly rules: DestinationPlans['rules']; readonly options: FollowOptions },
): CostPoint['cost'] {
  const { cost } = costAtListPrice(plan, price.money, options);
  if (cost === null || !isWithin(options.followed, roundShownPrice(price, rules))) return null;
  const { estimate: isEstimate } = price;
  const shown = roundShownPrice({ money: cost, estimate: isEstimate }, rules);
  return { units: cost.units, shown, isEstimate };
}

interface PricedPoint {
  readonly at: string;
  readonly price: DisplayPrice | null;
}

/** The prices from each instant at which either price changed; a plan whose list price ended is not offered. */
function pricedPoints(
  { list, own }: PastPrices,
  options: Pick<Parameters<typeof displayPrice>[0], 'currency' | 'rates'>,
): readonly PricedPoint[] {
  const times = [...new Set([...list, ...own].map(({ at }) => at))].sort();
  let [price, ownPrice]: [Money | null, Money | null] = [null, null];
  let [nextList, nextOwn] = [0, 0];
  return times.map((at) => {
    for (; (list[nextList]?.at ?? '~') <= at; nextList += 1) price = list[nextList]?.money ?? null;
    for (; (own[nextOwn]?.at ?? '~') <= at; nextOwn += 1) ownPrice = own[nextOwn]?.money ?? null;
    return { at, price: price && displayPrice({ price, ownPrice, ...options }) };
  });
}
