import type { PlanAmount } from '#domain/plan/plan-data.ts';

export interface FromPrice<Price> {
  readonly price: Price;
  /** Null: the price is what the basket costs. Else no plan serves that, and this is what the price buys. */
  readonly amount: PlanAmount | null;
}

/** The lowest list price of any plan, however little it buys. */
export interface SmallestPrice<Price> {
  readonly price: Price;
  /** Null: not known. */
  readonly plan: PlanAmount | null;
}

/** What the basket costs; where no plan serves it, the lowest price of all, if it is known what that buys. */
export function chooseFromPrice<Price>(
  basket: Price | null,
  smallest: SmallestPrice<Price> | null,
): FromPrice<Price> | null {
  if (basket !== null) return { price: basket, amount: null };
  return smallest?.plan ? { price: smallest.price, amount: smallest.plan } : null;
}
