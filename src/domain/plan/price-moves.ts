import type { PricePoint } from './price-history.ts';
import { isVisibleMove } from './visible-change.ts';

const weekMs = 7 * 86_400_000;
/** Weeks of 90 days. */
const movedWeeks = 13;

/** How often list prices moved in the last weeks. */
export interface PriceMoves {
  readonly lower: number;
  readonly higher: number;
  /** Prices that are offered. */
  readonly prices: number;
  /** Oldest first; the last one ends now. */
  readonly weeks: readonly { readonly lower: number; readonly higher: number }[];
}

/** Counts moves that a reader can see, in one currency. @param histories of offered plans, oldest first */
export function countPriceMoves(histories: Iterable<readonly PricePoint[]>, now: Date): PriceMoves {
  const weeks = Array.from({ length: movedWeeks }, () => ({ lower: 0, higher: 0 }));
  let prices = 0;
  for (const history of histories) {
    prices += 1;
    for (const [index, { at, money }] of history.entries()) {
      const before = history[index - 1]?.money ?? null;
      const week = weeks[movedWeeks - 1 - Math.floor((now.getTime() - Date.parse(at)) / weekMs)];
      if (before === null || money === null || week === undefined || !isVisibleMove(before, money)) continue;
      week[money.units < before.units ? 'lower' : 'higher'] += 1;
    }
  }
  const sum = (kind: 'lower' | 'higher'): number => weeks.reduce((all, week) => all + week[kind], 0);
  return { lower: sum('lower'), higher: sum('higher'), prices, weeks };
}
