/** Which end of a row is the good one; null: a matter of taste. */
export type BetterEnd = 'least' | 'most' | null;

/**
 * The places of a row's best values; ties share it. Empty where fewer than two are stated, or where all stated ones are
 * equal: then nothing is better than anything.
 * @param values null: not stated, which is never the best
 */
export function bestPlaces(values: readonly (number | null)[], better: BetterEnd): ReadonlySet<number> {
  const stated = values.filter((value) => value !== null);
  if (better === null || stated.length < 2) return new Set();
  const best = better === 'least' ? Math.min(...stated) : Math.max(...stated);
  if (stated.every((value) => value === best)) return new Set();
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}

/** Whether plans differ in a row: an unknown beside a stated value is a difference too. */
export function differ(words: readonly string[]): boolean {
  return new Set(words).size > 1;
}
