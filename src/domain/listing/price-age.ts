import type { FacetColumn } from './facet-columns.ts';

const day = 86_400_000;

const names = ['1d', '7d', '30d', 'older'] as const;

/** Cumulative: a price of yesterday is also one of this week. Indexes into `names`. */
const valueSets: readonly (readonly number[])[] = [[0, 1, 2], [1, 2], [2], [3]];

/** Set index of a price seen that many milliseconds ago; an unreadable day counts as older. */
function setIndexOfAge(age: number): number {
  if (age <= day) return 0;
  if (age <= 7 * day) return 1;
  return age <= 30 * day ? 2 : 3;
}

type CheckedColumn = Omit<FacetColumn, 'name'> & { readonly name: 'checked' };

/**
 * The facet `checked`: maximum age of a price. It depends on the current time, so it is computed for each view.
 * @param checkedAt milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function checkedColumn(checkedAt: Float64Array, now: number): CheckedColumn {
  const setIndexes = new Uint32Array(checkedAt.length);
  const totals = [0, 0, 0, 0];
  for (let index = 0; index < checkedAt.length; index += 1) {
    const set = setIndexOfAge(now - (checkedAt[index] ?? Number.NaN));
    setIndexes[index] = set;
    for (const value of valueSets[set] ?? []) totals[value] = (totals[value] ?? 0) + 1;
  }
  const values = names.map((value, position) => ({ value, label: null, total: totals[position] ?? 0 }));
  return { name: 'checked', values, valueSets, setIndexes };
}
