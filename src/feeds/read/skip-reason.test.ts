import { describe, expect, it } from 'vitest';
import { skip, skipMeanings, skipReasons } from './skip-reason.ts';

describe('reasons to skip a row', () => {
  it('are in alphabetical order, in words parted by hyphens, and each has a meaning', () => {
    expect([...skipReasons]).toEqual([...skipReasons].toSorted());
    expect(skipReasons.filter((reason) => !/^[a-z]+(-[a-z]+)*$/.test(reason))).toEqual([]);
    expect(Object.keys(skipMeanings).toSorted()).toEqual([...skipReasons]);
  });

  it.each([
    ['text', 'text'],
    [7, '7'],
    [undefined, ''],
    [null, ''],
    [{ a: 1 }, '{"a":1}'],
    [Symbol('x'), 'symbol'],
    ['a\nb\u0000c', 'a b c'],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
    [`${'x'.repeat(78)}😀😀`, `${'x'.repeat(78)}\ufffd…`],
  ])('show the value %j as %j', (value, shown) => {
    expect(skip('bad-value', 'field', value)).toEqual({ reason: 'bad-value', field: 'field', value: shown });
  });
});
