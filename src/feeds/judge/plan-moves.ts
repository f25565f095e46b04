import type { StatedBefore } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import { totalMegabytes } from '#domain/plan/plan-data.ts';

/** One price of a plan that differs from the published one. */
export interface PlanMove {
  /** Its name in reports: `price`, `JPY price`, `promo price`, `price per GB` or `price per day`. */
  readonly price: string;
  readonly before: Money;
  readonly after: Money;
}

type FurtherPrice = readonly [name: string, price: Money];

/** Prices beside the list price, which not every plan has. */
export function furtherPrices({ ownPrices, promo }: Pick<StatedBefore, 'ownPrices' | 'promo'>): FurtherPrice[] {
  const own = ownPrices.map((price): FurtherPrice => [`${price.currency} price`, price]);
  return promo === null ? own : [...own, ['promo price', promo.price]];
}

/** Prices that moved, and what they buy: the price per GB and per day where the amount or the days are different. */
export function planMoves(before: StatedBefore, after: StatedBefore): PlanMove[] {
  const former = new Map(furtherPrices(before));
  const moves: PlanMove[] = [
    { price: 'price', before: before.price, after: after.price },
    ...furtherPrices(after).map(([price, now]) => ({ price, before: former.get(price) ?? now, after: now })),
    ...unitMove('price per GB', [before, after], gigabytesOf),
    ...unitMove('price per day', [before, after], ({ validityDays }) => validityDays),
  ];
  return moves.filter((move) => priceRatio(move.before, move.after) !== 1);
}

/** The new price divided by the old one; infinite for another currency or a plan that was free. */
export function priceRatio(before: Money, after: Money): number {
  if (before.currency !== after.currency) return Number.POSITIVE_INFINITY;
  return before.units === after.units ? 1 : after.units / before.units;
}

function gigabytesOf(facts: StatedBefore): number | null {
  const megabytes = totalMegabytes(facts);
  return megabytes === null ? null : megabytes / 1000;
}

function unitMove(
  price: string,
  [before, after]: readonly [StatedBefore, StatedBefore],
  amountOf: (facts: StatedBefore) => number | null,
): PlanMove[] {
  const [former, amount] = [amountOf(before), amountOf(after)];
  if (former === null || amount === null || former === amount) return [];
  return [{ price, before: shareOf(before.price, former), after: shareOf(after.price, amount) }];
}

function shareOf({ units, currency }: Money, amount: number): Money {
  return { units: Math.round(units / amount), currency };
}

/** Counts prices that were left out by the provider and the name of the price; `price`: the row was refused. */
export function doubtKey(provider: string, price: string): string {
  return `${provider} ${price}`;
}
