import type { PricePoint } from './price-history.ts';

/** Today's price against its own past. */
export type PriceVerdict = 'low' | 'usual' | 'high';

/** Fewer observed days allow no verdict. */
export const fewestObservations = 20;

/** On at least this share of the days the price was higher, or lower, than a low or high one. */
const unusualShare = 0.75;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Compares the latest price with the one in force at the same hour of each earlier day: an observation each, whatever
 * the number of changes. Days without an offer, or with one in another currency, are none. Null: not offered now, or
 * too few observations.
 * @param history oldest first
 * @param now milliseconds since 1970
 */
export function judgePrice(
  history: readonly PricePoint[],
  { now, days }: { readonly now: number; readonly days: number },
): PriceVerdict | null {
  const latest = history.at(-1)?.money ?? null;
  if (latest === null) return null;
  const seen = Array.from({ length: days }, (_none, index) => priceAt(history, now - (index + 1) * dayMs))
    .filter((money) => money?.currency === latest.currency)
    .map((money) => money?.units ?? 0);
  if (seen.length < fewestObservations) return null;
  const shareOf = (isCounted: (units: number) => boolean): number => seen.filter(isCounted).length / seen.length;
  if (shareOf((units) => units > latest.units) >= unusualShare) return 'low';
  return shareOf((units) => units < latest.units) >= unusualShare ? 'high' : 'usual';
}

function priceAt(history: readonly PricePoint[], instant: number): PricePoint['money'] {
  return history.findLast(({ at }) => Date.parse(at) <= instant)?.money ?? null;
}
