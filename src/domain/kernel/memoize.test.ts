import { describe, expect, it } from 'vitest';
import { onceFor } from './memoize.ts';

describe('onceFor', () => {
  it('works a value out once for each key, whatever the value is', () => {
    const asked: number[] = [];
    const first = onceFor(({ id }: { readonly id: number }) => {
      asked.push(id);
      return id === 1 ? null : id;
    });
    const [one, two] = [{ id: 1 }, { id: 2 }];
    expect([first(one), first(two), first(one), first({ id: 1 })]).toEqual([null, 2, null, null]);
    expect(asked).toEqual([1, 2, 1]);
  });
});
