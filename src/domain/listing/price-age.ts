import type { FacetColumn } from './facet-columns.ts';

const day = 86_400_000;

const names = ['1d', '7d', '30d', 'older'] as const;

/** A price of yesterday is also one of this week. Positions in `names`. */
const sets: readonly (readonly number[])[] = [[0, 1, 2], [1, 2], [2], [3]];

/** Position in `sets` of a price seen that many milliseconds ago; one of an unreadable day counts as older. */
function setOfAge(age: number): number {
  if (age <= day) return 0;
  if (age <= 7 * day) return 1;
  return age <= 30 * day ? 2 : 3;
}

type CheckedColumn = Omit<FacetColumn, 'name'> & { readonly name: 'checked' };

/**
 * The facet `checked`, how long ago a price was seen at most: it changes with the clock, so it is made for each view.
 * @param checkedAt milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function checkedColumn(checkedAt: Float64Array, now: number): CheckedColumn {
  const setOf = new Uint32Array(checkedAt.length);
  const totals = [0, 0, 0, 0];
  for (let index = 0; index < checkedAt.length; index += 1) {
    const set = setOfAge(now - (checkedAt[index] ?? Number.NaN));
    setOf[index] = set;
    for (const value of sets[set] ?? []) totals[value] = (totals[value] ?? 0) + 1;
  }
  const values = names.map((value, position) => ({ value, label: null, total: totals[position] ?? 0 }));
  return { name: 'checked', values, sets, setOf };
}
