import type { Random } from './random.ts';

export interface Weighted<Value> {
  readonly value: Value;
  /** Relative to the other weights; 0 is never chosen. */
  readonly weight: number;
}

/** Weighted random choice; at least one weight is above 0, else a RangeError is thrown. */
export function createLottery<Value>(entries: readonly Weighted<Value>[]): (random: Random) => Value {
  const drawable = entries.filter((entry) => entry.weight > 0);
  const last = drawable.at(-1);
  if (last === undefined) throw new RangeError('a lottery needs a weight above 0');
  const total = drawable.reduce((sum, entry) => sum + entry.weight, 0);
  return (random) => {
    let rest = random.next() * total;
    for (const entry of drawable) {
      rest -= entry.weight;
      if (rest < 0) return entry.value;
    }
    return last.value;
  };
}

/** Up to `count` distinct values, weighted and without replacement. */
export function sampleDistinct<Value>(
  entries: readonly Weighted<Value>[],
  count: number,
  random: Random,
): readonly Value[] {
  return entries
    .filter((entry) => entry.weight > 0)
    .map((entry) => ({ value: entry.value, key: Math.log(1 - random.next()) / entry.weight }))
    .toSorted((a, b) => b.key - a.key)
    .slice(0, count)
    .map((entry) => entry.value);
}

/** Splits a whole number in proportion to weights; the parts are whole and sum exactly to `total`. */
export function splitWhole(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum > 0 ? (weight / sum) * total : 0));
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

export interface SpreadQuery {
  /** Shares of the whole market, summing to 1. */
  readonly target: readonly number[];
  /** Size of each provider: how much its shares count in the whole. */
  readonly sizes: readonly number[];
  /** Dispersion of providers: standard deviation of the logarithm; 0 makes them all alike. */
  readonly spread: number;
  readonly random: Random;
}

/**
 * Gives each provider shares of its own, whose mean weighted by size is the target: sellers differ, the market does
 * not. Method: random rows, then iterative proportional fitting.
 */
export function spreadShares({ target, sizes, spread, random }: SpreadQuery): readonly (readonly number[])[] {
  const total = sizes.reduce((a, b) => a + b, 0);
  let rows = sizes.map(() => toUnitSum(target.map((share) => share * Math.exp(spread * random.normal()))));
  for (let round = 0; round < 40; round++) {
    const columns = target.map(
      (_, column) => rows.reduce((sum, row, index) => sum + (row[column] ?? 0) * (sizes[index] ?? 0), 0) / total,
    );
    rows = rows.map((row) =>
      toUnitSum(row.map((share, column) => (share * (target[column] ?? 0)) / Math.max(columns[column] ?? 0, 1e-12))),
    );
  }
  return rows;
}

function toUnitSum(row: readonly number[]): readonly number[] {
  const sum = row.reduce((a, b) => a + b, 0);
  return row.map((value) => value / sum);
}
