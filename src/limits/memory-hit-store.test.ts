import { describe, expect, it } from 'vitest';
import { MemoryUses } from './memory-hit-store.ts';

describe('uses in memory', () => {
  it('are of a bounded number of clients: those seen first are forgotten', async () => {
    const uses = new MemoryUses(3);
    const rule = { name: 'one', limit: 1, windowMs: 60_000 };
    const take = (client: string, now: number) => uses.take({ rule, client, units: 1, now });
    for (const client of ['a', 'b', 'c', 'd']) expect(await take(client, 0)).toBe(1);
    const again = [];
    for (const client of ['d', 'c', 'b', 'a']) again.push(await take(client, 1));
    expect(again).toEqual([0, 0, 0, 1]);
  });
});
