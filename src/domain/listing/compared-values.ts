/** Which end of a row is better; null: a matter of taste. */
export type BetterEnd = 'least' | 'most' | null;

/**
 * Indexes of a row's best values; ties share it. Empty where fewer than two are stated, or all stated ones are equal.
 * @param values null: not stated, which is never the best
 */
export function bestIndexes(values: readonly (number | null)[], better: BetterEnd): ReadonlySet<number> {
  const stated = values.filter((value) => value !== null);
  if (better === null || stated.length < 2) return new Set();
  const best = better === 'least' ? Math.min(...stated) : Math.max(...stated);
  if (stated.every((value) => value === best)) return new Set();
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/** Whether plans differ in a row: unknown and stated values differ too. */
export function differ(words: readonly string[]): boolean {
  return new Set(words).size > 1;
}
