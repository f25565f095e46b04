import { describe, expect, it } from 'vitest';
import { fieldOf, listIn } from './json-field.ts';

describe('a field of an entry', () => {
  it.each([
    [{ a: 1 }, 1],
    [{ a: null }, null],
    [{ b: 1 }, undefined],
    [Object.create({ a: 1 }), undefined],
    [['a'], undefined],
    ['a', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %j', (entry, value) => {
    expect(fieldOf(entry, 'a')).toBe(value);
  });

  it('may be a list, and anything else is an empty one', () => {
    expect([{ a: [1, 2] }, { a: { length: 2 } }, { a: 'xy' }, null].map((entry) => listIn(entry, 'a'))).toEqual([
      [1, 2],
      [],
      [],
      [],
    ]);
  });
});
