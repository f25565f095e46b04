import { groupBy } from '#domain/kernel/group-by.ts';
import { markEstimate, type ShownMoney } from '#domain/money/money.ts';
import type { PlanLine, ShownPurchase } from '#web/features/journey/trip/trip-data.ts';

/** The purchases of a way by plan, in the order of use, with what they cost together. */
export function shapeLines(purchases: readonly ShownPurchase[]): readonly PlanLine[] {
  return [...groupBy(purchases, ({ plan }) => plan.id).values()].map((ofPlan) => ({
    purchases: ofPlan,
    count: ofPlan.reduce((sum, { trip }) => sum + trip.count, 0),
    cost: sumOf(ofPlan.map(costOf)),
  }));
}

/** What a purchase costs; of a plan whose price has become unknown since, the seller's own price. */
export function costOf({ plan, prices, isEstimate }: ShownPurchase): ShownMoney {
  return markEstimate(prices.cost ?? plan.sellerPrice, isEstimate && prices.cost !== null);
}

/** Of amounts as they are shown, so that they add up. */
export function sumOf(amounts: readonly ShownMoney[]): ShownMoney {
  return amounts.reduce((a, b) =>
    markEstimate({ units: a.units + b.units, currency: a.currency }, a.isEstimate === true || b.isEstimate === true),
  );
}
