import type { BasketPurchase, DestinationBasket } from '#catalogue/read/destination-baskets.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import { compareMoney } from '#domain/money/money.ts';
import { costBasket, plansFollowed, type BasketPlan } from '#domain/trip/basket.ts';

interface PricedPlan {
  readonly plan: Omit<BasketPlan, 'price'> & { readonly id: number };
  readonly price: DisplayPrice | null;
}

interface PricedPurchase extends BasketPurchase {
  readonly cost: DisplayPrice;
}

/** What the basket costs at a destination, plan by plan. */
export function basketOf(destination: DestinationKey, here: readonly PricedPlan[]): DestinationBasket | null {
  const cheapest = here
    .flatMap((each) => pricePurchase(each) ?? [])
    .toSorted((a, b) => compareMoney(a.cost.money, b.cost.money) || a.planId - b.planId);
  const [first] = cheapest;
  if (first === undefined) return null;
  const purchases = cheapest
    .slice(0, plansFollowed)
    .map(({ planId, planCount, priceCount }) => ({ planId, planCount, priceCount }));
  return { destination, cost: first.cost, purchases };
}

function pricePurchase({ plan, price }: PricedPlan): PricedPurchase | null {
  const trip = costBasket({ ...plan, price: price?.money ?? null });
  if (price === null || trip === null) return null;
  const counts = { planCount: trip.purchases, priceCount: trip.count };
  return { planId: plan.id, ...counts, cost: { ...price, money: trip.cost } };
}
