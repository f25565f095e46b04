import type { Random } from './random.ts';

export interface Weighted<Value> {
  readonly value: Value;
  /** Relative to the other weights; 0 is never chosen. */
  readonly weight: number;
}

/** Weighted random choice; throws a RangeError where no weight is above 0. */
export function createLottery<Value>(entries: readonly Weighted<Value>[]): (random: Random) => Value {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  const last = entries.findLast(({ weight }) => weight > 0);
  if (last === undefined) throw new RangeError('a lottery needs a weight above 0');
  return (random) => {
    let rest = random.next() * total;
    return (entries.find(({ weight }) => (rest -= weight) < 0) ?? last).value;
  };
}

/** Up to `count` distinct values, weighted and without replacement. */
export function sampleDistinct<Value>(
  entries: readonly Weighted<Value>[],
  count: number,
  random: Random,
): readonly Value[] {
  return entries
    .filter(({ weight }) => weight > 0)
    .map(({ value, weight }) => ({ value, key: Math.log(1 - random.next()) / weight }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map(({ value }) => value);
}

/** Splits a whole number in proportion to weights; the parts are whole and sum exactly to `total`. */
export function splitWhole(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  let before = 0;
  return weights.map((weight) => {
    const start = Math.round((before / sum) * total);
    before += weight;
    return Math.round((before / sum) * total) - start;
  });
}
