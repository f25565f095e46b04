import { describe, expect, it } from 'vitest';
import { MemoryHitStore } from './memory-hit-store.ts';

describe('MemoryHitStore', () => {
  it('evicts the least recently granted clients', async () => {
    const hits = new MemoryHitStore(3);
    const rule = { name: 'one', limit: 1, windowMs: 60_000 };
    const consume = (client: string, now: number) => hits.consume({ rule, client, points: 1, now });
    for (const client of ['a', 'b', 'c', 'd']) expect(await consume(client, 0)).toBe(1);
    const again = [];
    for (const client of ['d', 'c', 'b', 'a']) again.push(await consume(client, 1));
    expect(again).toEqual([0, 0, 0, 1]);
  });
});
