import { findCurrency } from '#domain/money/currencies.ts';
import { looksEqual } from '#domain/money/exchange.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePoint } from './price-history.ts';

/** A change of a list price to another displayed amount. */
export interface VisibleChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Null: not offered until then. */
  readonly before: Money | null;
  readonly money: Money;
}

/**
 * The newest change that a reader can see; null: there is none. A move from 5.00 to 4.9999 is not one.
 * @param history oldest first
 */
export function newestVisibleChange(history: readonly PricePoint[]): VisibleChange | null {
  for (let index = history.length - 1; index > 0; index -= 1) {
    const [before, now] = [history[index - 1]?.money ?? null, history[index]];
    if (now?.money && !isUnseen(before, now.money)) return { at: now.at, before, money: now.money };
  }
  return null;
}

function isUnseen(before: Money | null, now: Money): boolean {
  const { decimalDigits = 2 } = findCurrency(now.currency) ?? {};
  return before !== null && looksEqual(before, now, { decimalDigits });
}

/** A rise or fall that a reader can see; a move to another currency is neither. */
export function isVisibleMove(before: Money, now: Money): boolean {
  return before.currency === now.currency && !isUnseen(before, now);
}
