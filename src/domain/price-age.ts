import type { FacetColumn } from './facet-columns.ts';

const day = 86_400_000;

/** How long ago a price was seen at most; `older` is what none of the others holds. Each holds the ones before it. */
const ages: readonly (readonly [string, number])[] = [
  ['1d', day],
  ['7d', 7 * day],
  ['30d', 30 * day],
];

/** A price of yesterday is also one of this week: sets of positions in `1d`, `7d`, `30d`, `older`. */
const sets: readonly (readonly number[])[] = [[0, 1, 2], [1, 2], [2], [3]];

/**
 * The facet `checked`: it changes with the clock, so it is made for each view.
 * @param checkedAt milliseconds since 1970; NaN counts as older
 * @param now milliseconds since 1970
 */
export function checkedColumn(
  checkedAt: Float64Array,
  now: number,
): Omit<FacetColumn, 'name'> & { readonly name: 'checked' } {
  const setOf = Uint32Array.from(checkedAt, (time) => {
    const position = ages.findIndex(([, longest]) => now - time <= longest);
    return position === -1 ? ages.length : position;
  });
  const totals = [0, 0, 0, 0];
  for (const set of setOf) for (const value of sets[set] ?? []) totals[value] = (totals[value] ?? 0) + 1;
  const names = [...ages.map(([name]) => name), 'older'];
  return {
    name: 'checked',
    values: names.map((value, index) => ({ value, label: null, total: totals[index] ?? 0 })),
    sets,
    setOf,
  };
}
