import type { RowPrices } from './destination-view.ts';
import { roundShownPrice } from './exchange.ts';
import type { DestinationPlans, ListedPlan } from './listed-plan.ts';
import type { Money } from './money.ts';
import { pricePerDay, pricePerGb } from './price-per.ts';
import { promoPriceOfOne } from './promo-price.ts';
import type { TripCost } from './trip-cost.ts';

type DisplayRules = DestinationPlans['rules'];

/** The amount as it is shown, rounded once; null stays null. */
export function shownPrice(money: Money | null, isEstimate: boolean, rules: DisplayRules): Money | null {
  return money && roundShownPrice({ money, estimate: isEstimate }, rules);
}

/** @param trip what the trip costs with this very plan */
export function rowPrices(plan: ListedPlan, trip: TripCost, rules: DisplayRules): RowPrices {
  const { price, isEstimate, validityDays, sellerPrice } = plan;
  const promoPrice = promoPriceOfOne(plan, trip);
  const one = promoPrice ?? price;
  const isOneEstimate = promoPrice === null ? isEstimate : isPromoEstimate(plan);
  const isCostEstimate = isEstimate || (trip.promo === 'applied' && isPromoEstimate(plan));
  return {
    price: shownPrice(price, isEstimate, rules),
    promoPrice: shownPrice(promoPrice, isOneEstimate, rules),
    cost: shownPrice(trip.cost, isCostEstimate, rules),
    costWithoutPromo: isLowered(trip) ? shownPrice(trip.listCost, isEstimate, rules) : null,
    perGb: shownPrice(one && pricePerGb(one, plan), isOneEstimate, rules),
    perDay: shownPrice(one && pricePerDay(one, validityDays), isOneEstimate, rules),
    sellerPrice: price === null || isEstimate ? sellerPrice : null,
  };
}

function isPromoEstimate({ promo, isEstimate }: ListedPlan): boolean {
  return promo?.isEstimate ?? isEstimate;
}

function isLowered({ promo, cost, listCost }: TripCost): boolean {
  return promo === 'applied' && cost !== null && listCost !== null && cost.units < listCost.units;
}
