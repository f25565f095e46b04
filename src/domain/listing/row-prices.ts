import type { RowPrices } from './destination-view.ts';
import { isCostEstimate, isPromoEstimate } from '#domain/trip/cost-estimate.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { markEstimate, type Money, type ShownMoney } from '#domain/money/money.ts';
import { pricePerDay, pricePerGb } from '#domain/plan/price-per.ts';
import { promoPriceOfOne } from '#domain/trip/promo-price.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';

type DisplayRules = DestinationPlans['rules'];

/** The amount as displayed, rounded once; null stays null. */
export function shownPrice(money: Money | null, isEstimate: boolean, rules: DisplayRules): Money | null {
  return money && roundShownPrice({ money, estimate: isEstimate }, rules);
}

/** Like `shownPrice`, marked as an estimate where it is one: for an amount that stands alone. */
export function markedPrice(money: Money | null, isEstimate: boolean, rules: DisplayRules): ShownMoney | null {
  return markEstimate(shownPrice(money, isEstimate, rules), isEstimate);
}

/** @param trip the trip's cost with this plan */
export function rowPrices(plan: ListedPlan, trip: TripCost, rules: DisplayRules): RowPrices {
  const { price, isEstimate, validityDays, sellerPrice } = plan;
  const listed = shownPrice(price, isEstimate, rules);
  const promo = promoPriceOfOne(plan, trip);
  const promoPrice = ifLower(shownPrice(promo, isPromoEstimate(plan), rules), listed);
  const [one, isOneEstimate] = promoPrice === null ? [price, isEstimate] : [promo, isPromoEstimate(plan)];
  const cost = shownPrice(trip.cost, isCostEstimate(plan, trip), rules);
  const listCost = trip.promo === 'applied' ? shownPrice(trip.listCost, isEstimate, rules) : null;
  return {
    price: listed,
    promoPrice,
    cost,
    costWithoutPromo: ifLower(cost, listCost) && listCost,
    perGb: markedPrice(one && pricePerGb(one, plan), isOneEstimate, rules),
    perDay: markedPrice(one && pricePerDay(one, validityDays), isOneEstimate, rules),
    sellerPrice: price === null || isEstimate ? sellerPrice : null,
  };
}

/** Null: as displayed it is not lower, so that nothing may be struck through beside it. */
function ifLower(money: Money | null, other: Money | null): Money | null {
  return money !== null && other !== null && money.units < other.units ? money : null;
}
