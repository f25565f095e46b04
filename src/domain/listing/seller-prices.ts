import { percentileOf } from '#domain/kernel/percentile.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { FollowedPlan, SellerPrice } from './destination-view.ts';
import { answeringPlans } from './ending-plans.ts';
import { groupByProvider } from './group-by-provider.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';
import { markedPrice } from './row-prices.ts';

/**
 * The cheapest plan of each seller that serves the trip, cheapest first. The first is `Picks.cheapest`.
 * @param listed plans in trip order
 */
export function cheapestOfSellers(listed: TripPlans): TripPlans {
  return groupByProvider(answeringPlans(listed).filter(isPriced)).flatMap(([best]) => best ?? []);
}

function isPriced({ serves, cost }: TripPlan): boolean {
  return serves && cost !== Infinity;
}

/** @param cheapest see `cheapestOfSellers` */
export function sellerPrices(cheapest: TripPlans, rules: DestinationPlans['rules']): readonly SellerPrice[] {
  return cheapest.flatMap(({ item: { plan }, trip }) => {
    const price = markedPrice(trip.cost, isCostEstimate(plan, trip), rules);
    return price === null ? [] : [{ name: plan.provider.name, price }];
  });
}

const mostFollowed = 12;

/** @param cheapest see `cheapestOfSellers` */
export function followedPlans(cheapest: TripPlans): readonly FollowedPlan[] {
  return cheapest.slice(0, mostFollowed).map(({ item, trip }) => ({ planId: item.plan.id, count: trip.count }));
}

/** The middle of the prices by nearest rank, so that each is a price that somebody asks. */
export interface UsualPrices {
  /** A quarter of the sellers ask this or less. */
  readonly lower: ShownMoney;
  readonly median: ShownMoney;
  /** Three quarters ask this or less. */
  readonly upper: ShownMoney;
}

/** Null: no seller. */
export function usualPrices(sellers: readonly SellerPrice[]): UsualPrices | null {
  const units = sellers.map(({ price }) => price.units);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => {
    const found = percentileOf(units, share);
    return sellers.find(({ price }) => price.units === found)?.price;
  });
  return lower === undefined || median === undefined || upper === undefined ? null : { lower, median, upper };
}
