import { describe, expect, it } from 'vitest';
import { checkedColumn } from './price-age.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;

/** The values of a price of that age. */
function valuesAt(age: number): readonly string[] {
  const { values, valueSets, setIndexes } = checkedColumn(new Float64Array([now - age]), now);
  return (valueSets[setIndexes[0] ?? 0] ?? []).map((position) => values[position]?.value ?? '');
}

describe('checkedColumn', () => {
  it.each([
    ['a minute ago', 60_000, ['1d', '7d', '30d']],
    ['exactly a day ago', day, ['1d', '7d', '30d']],
    ['a millisecond more', day + 1, ['7d', '30d']],
    ['seven days ago', 7 * day, ['7d', '30d']],
    ['eight days ago', 8 * day, ['30d']],
    ['thirty days ago', 30 * day, ['30d']],
    ['longer ago', 30 * day + 1, ['older']],
    ['in the future of a clock that is slow', -day, ['1d', '7d', '30d']],
    ['at an unreadable time', Number.NaN, ['older']],
  ])('a price seen %s passes the choices that hold it', (_words, age, values) => {
    expect(valuesAt(age)).toEqual(values);
  });

  it('counts how many plans have each value', () => {
    const ages = new Float64Array([0, 0, 3, 20, 400].map((days) => now - days * day));
    expect(checkedColumn(ages, now).values.map(({ value, total }) => [value, total])).toEqual([
      ['1d', 2],
      ['7d', 3],
      ['30d', 4],
      ['older', 1],
    ]);
  });
});
