import type { IndexedPlan, PlanIndex } from './plan-index.ts';
import { markedPrice, shownPrice } from './row-prices.ts';
import { mapTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';
import { costBasket } from '#domain/trip/basket.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { worksInEnough } from '#domain/plan/served-share.ts';
import { chooseFromPrice, type FromPrice } from '#domain/trip/from-price.ts';
import { compareNumbers } from '#domain/trip/trip-order.ts';

/** The "from" price of some of a destination's plans, those that end by themselves; null: none can be converted. */
export type FromPriceOf = (items: readonly IndexedPlan[]) => FromPrice<ShownMoney> | null;

/** Costs the basket once with every plan. */
export function* fromPricesTask({ items, source: { rules } }: PlanIndex): CooperativeTask<FromPriceOf> {
  const costs = yield* mapTask(items, (item) => [item, shownCost(item, rules)] as const);
  const shownCosts = new Map(costs);
  return (some) => {
    const ending = some.filter(({ plan }) => !isRenewing(plan));
    const cheapest = least(ending, (item) => shownCosts.get(item) ?? Infinity);
    const basket = cheapest && markedPrice(basketCost(cheapest), cheapest.plan.isEstimate, rules);
    const smallest = smallestPlan(ending);
    const price = lowestListPrice(ending, rules);
    return chooseFromPrice(basket, smallest && price && { price, plan: amountOf(smallest.plan) });
  };
}

/** Null: none can be converted. */
export function lowestListPrice(items: readonly IndexedPlan[], rules: PlanIndex['source']['rules']): ShownMoney | null {
  const smallest = smallestPlan(items);
  return smallest && markedPrice(smallest.plan.price, smallest.plan.isEstimate, rules);
}

function smallestPlan(items: readonly IndexedPlan[]): IndexedPlan | null {
  return least(items, ({ shownPrice: units }) => units);
}

function basketCost({ plan }: IndexedPlan): Money | null {
  return worksInEnough(plan.coverage) ? (costBasket(plan)?.cost ?? null) : null;
}

/** Units of the basket's cost as shown; `Infinity`: none. */
function shownCost(item: IndexedPlan, rules: PlanIndex['source']['rules']): number {
  const cost = basketCost(item);
  if (cost === null) return Infinity;
  // Most plans are bought once.
  return cost.units === item.price
    ? item.shownPrice
    : (shownPrice(cost, item.plan.isEstimate, rules)?.units ?? Infinity);
}

/** Amounts compare as shown; of equal ones the seller's own price, then the one with more data, then the older one. */
function least(items: readonly IndexedPlan[], amount: (item: IndexedPlan) => number): IndexedPlan | null {
  return items.reduce<IndexedPlan | null>((best, item) => {
    if (amount(item) === Infinity) return best;
    return best === null || (amount(item) - amount(best) || compareEqual(item, best)) < 0 ? item : best;
  }, null);
}

function compareEqual(a: IndexedPlan, b: IndexedPlan): number {
  const ofSeller = Number(a.plan.isEstimate) - Number(b.plan.isEstimate);
  return ofSeller || compareNumbers(a.price, b.price) || b.dataRank - a.dataRank || a.plan.id - b.plan.id;
}

function amountOf({ dataKind, dataMb, dataWords, validityDays }: ListedPlan): PlanAmount {
  return { dataKind, dataMb, dataWords, validityDays };
}
