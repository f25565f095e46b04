import type { DestinationView } from './destination-view.ts';
import type { ListQuery } from './list-query.ts';
import { shownPrice } from './row-prices.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { isPromoEstimate } from '#domain/trip/cost-estimate.ts';
import { promoPriceOfOne } from '#domain/trip/promo-price.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

type DisplayRules = DestinationPlans['rules'];
type PriceLimits = Pick<ListQuery, 'minPrice' | 'maxPrice'>;

/** Whether displayed units are within the limits; `Infinity`, no price, never is. */
export function isWithinLimits(units: number, { minPrice, maxPrice }: PriceLimits): boolean {
  const isAbove = units >= (minPrice ?? 0) * unitsPerWhole;
  return units !== Infinity && isAbove && (maxPrice === null || units <= maxPrice * unitsPerWhole);
}

/**
 * 1 or 0 by index in `DestinationPlans.plans`: whether the price that the row shows for one plan is within the limits.
 * Null: there are none.
 * @param byTrip every plan
 */
export function findWithinLimits(byTrip: TripPlans, limits: PriceLimits, rules: DisplayRules): Uint8Array | null {
  if (limits.minPrice === null && limits.maxPrice === null) return null;
  const isWithin = new Uint8Array(byTrip.length);
  for (const plan of byTrip) isWithin[plan.item.index] = Number(isWithinLimits(shownUnits(plan, rules), limits));
  return isWithin;
}

/**
 * Ends of the price filter: from the lowest price, rounded down, to the 95th percentile, rounded up, because one
 * outlier would squeeze all others into the first tenth of a slider. Without an upper limit (`maxPrice: null`) the
 * dearer ones are listed too.
 * @param byTrip every plan
 */
export function priceRange(byTrip: TripPlans, rules: DisplayRules): DestinationView['priceRange'] {
  const prices = byTrip.map((plan) => shownUnits(plan, rules));
  const lowest = prices.reduce((a, b) => Math.min(a, b), Infinity);
  if (lowest === Infinity) return { min: 0, max: 1 };
  const min = Math.floor(lowest / unitsPerWhole);
  const max = Math.ceil((percentileOf(prices, 0.95) ?? 0) / unitsPerWhole);
  return { min, max: Math.max(max, min + 1) };
}

/** Units of the displayed price of one plan, with its promo where that applies; `Infinity`: none. */
function shownUnits({ item, trip, price }: TripPlan, rules: DisplayRules): number {
  // Fast path: a promo price is always lower.
  if (price === item.price) return item.shownPrice;
  const promo = shownPrice(promoPriceOfOne(item.plan, trip), isPromoEstimate(item.plan), rules);
  return Math.min(promo?.units ?? Infinity, item.shownPrice);
}
