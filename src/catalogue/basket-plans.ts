import { plansFollowed } from '#domain/trip/price-basket.ts';

/** A plan that serves the basket, with what it costs in one currency. */
export interface BasketPlan {
  readonly units: number;
  readonly planId: number;
}

/** Adds a plan to the cheapest ones, of equal prices the older plan first. Changes the list. */
export function mergeBasketPlan(cheapest: BasketPlan[], plan: BasketPlan): void {
  const at = cheapest.findIndex((other) => compareBasketPlans(plan, other) < 0);
  cheapest.splice(at === -1 ? cheapest.length : at, 0, plan);
  if (cheapest.length > plansFollowed) cheapest.length = plansFollowed;
}

function compareBasketPlans(a: BasketPlan, b: BasketPlan): number {
  return a.units - b.units || a.planId - b.planId;
}
