import { describe, expect, it } from 'vitest';
import { memoLoad } from './memo-load.ts';

describe('memoLoad', () => {
  it('loads once for each argument, also for concurrent calls', async () => {
    const loads: string[] = [];
    const load = memoLoad(async (name: string) => loads.push(name), { most: 2 });
    expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual([1, 1, 2]);
    expect([await load('a'), loads]).toEqual([1, ['a', 'b']]);
  });

  it('tells all who wait of a failure, and loads again for the next', async () => {
    let isAway = true;
    const load = memoLoad(async (name: string) => {
      if (isAway) throw new Error('away');
      return name;
    });
    const waiting = await Promise.allSettled([load('a'), load('a')]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await load('a')).toBe('a');
  });
});
