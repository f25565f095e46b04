import type { DestinationStat } from '#catalogue/catalogue-reader.ts';
import type { DestinationBasket } from '#catalogue/destination-baskets.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import { compareMoney } from '#domain/money/money.ts';
import type { PlanData } from '#domain/plan/plan-data.ts';
import { holdsBasket } from '#domain/trip/holds-basket.ts';
import { plansFollowed } from '#domain/trip/price-basket.ts';

interface PricedPlan {
  readonly plan: PlanData & { readonly id: number };
  readonly price: DisplayPrice | null;
}

/** What the basket costs at every destination, plan by plan. */
export function basketsOf(
  stats: readonly DestinationStat[],
  pricedAt: (destination: DestinationKey) => readonly PricedPlan[],
): DestinationBasket[] {
  return stats.flatMap(({ destination }) => basketOf(destination, pricedAt(destination)) ?? []);
}

function basketOf(destination: DestinationKey, here: readonly PricedPlan[]): DestinationBasket | null {
  const priced = here.flatMap(({ plan, price }) => {
    return price === null || !holdsBasket(plan) ? [] : [{ id: plan.id, price }];
  });
  const cheapest = priced.toSorted((a, b) => compareMoney(a.price.money, b.price.money) || a.id - b.id);
  const [first] = cheapest;
  if (first === undefined) return null;
  return { destination, price: first.price, planIds: cheapest.slice(0, plansFollowed).map(({ id }) => id) };
}
