import { describe, expect, it } from 'vitest';
import { memoize, once } from './memoize.ts';

describe('memoize', () => {
  it('computes a value once per key, null included', () => {
    const computed: number[] = [];
    const first = memoize(({ id }: { readonly id: number }) => {
      computed.push(id);
      return id === 1 ? null : id;
    });
    const [one, two] = [{ id: 1 }, { id: 2 }];
    expect([first(one), first(two), first(one), first({ id: 1 })]).toEqual([null, 2, null, null]);
    expect(computed).toEqual([1, 2, 1]);
  });
});

describe('once', () => {
  it('computes at the first call only', () => {
    let calls = 0;
    const value = once(() => (calls += 1));
    expect(calls).toBe(0);
    expect([value(), value(), calls]).toEqual([1, 1, 1]);
  });
});
