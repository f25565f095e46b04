import { describe, expect, it } from 'vitest';
import { loadOnceFor } from './load-once-for.ts';

describe('loadOnceFor', () => {
  it('loads once for each key, also for concurrent calls', async () => {
    const valueFor = loadOnceFor<object, number>();
    const [one, other] = [{}, {}];
    let loads = 0;
    const load = async (): Promise<number> => (loads += 1);
    expect(await Promise.all([valueFor(one, load), valueFor(one, load), valueFor(other, load)])).toEqual([1, 1, 2]);
    expect([await valueFor(one, load), loads]).toEqual([1, 2]);
  });

  it('remembers no failure', async () => {
    const valueFor = loadOnceFor<object, string>();
    const key = {};
    await expect(valueFor(key, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await valueFor(key, async () => 'back')).toBe('back');
  });
});
