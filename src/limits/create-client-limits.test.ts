import { describe, expect, it } from 'vitest';
import { createSharedLimits } from './create-client-limits.ts';
import { MemoryUses } from './memory-uses.ts';
import type { UseStore } from './use-store.ts';

const rule = { name: 'reads', limit: 300, windowMs: 300_000 };
const at = (ms: number): Date => new Date(1_790_000_000_000 + ms);

/** A store that several processes share, and how often it was asked. */
function sharedStore(): UseStore & { asked: number; isBroken: boolean } {
  const memory = new MemoryUses();
  return {
    asked: 0,
    isBroken: false,
    take(request) {
      this.asked += 1;
      return this.isBroken ? Promise.reject(new Error('gone')) : memory.take(request);
    },
    close: () => memory.close(),
  };
}

describe('limits that processes share', () => {
  it('let through what the rule allows, over all of them, and cost a question for ten', async () => {
    const store = sharedStore();
    const processes = [createSharedLimits(store, () => undefined), createSharedLimits(store, () => undefined)];
    let taken = 0;
    for (let index = 0; index < 400; index += 1) {
      if (await processes[index % 2]?.take(rule, '192.0.2.1', at(index))) taken += 1;
    }
    expect(taken).toBe(300);
    expect(store.asked).toBeLessThan(40);
    expect(await processes[0]?.take(rule, '192.0.2.2', at(400))).toBe(true);
    expect(await processes[0]?.take(rule, '192.0.2.1', at(300_500))).toBe(true);
  });

  it('never refuse who stays below the limit, however slowly', async () => {
    const limits = createSharedLimits(sharedStore(), () => undefined);
    for (let index = 0; index < 900; index += 1) {
      expect(await limits.take(rule, '192.0.2.1', at(index * 1_001))).toBe(true);
    }
  });

  it('keep a flood away from the store', async () => {
    const store = sharedStore();
    const limits = createSharedLimits(store, () => undefined);
    const few = { name: 'few', limit: 1, windowMs: 60_000 };
    for (let index = 0; index < 1_000; index += 1) await limits.take(few, '192.0.2.1', at(0));
    expect(store.asked).toBe(2);
  });

  it('go on in each process while the store fails, which is told once', async () => {
    const store = sharedStore();
    const failures: unknown[] = [];
    const limits = createSharedLimits(store, (error) => failures.push(error));
    const few = { name: 'few', limit: 2, windowMs: 60_000 };
    store.isBroken = true;
    const taken = [];
    for (let index = 0; index < 3; index += 1) taken.push(await limits.take(few, '192.0.2.1', at(0)));
    expect(taken).toEqual([true, true, false]);
    expect(failures).toHaveLength(1);
    store.isBroken = false;
    expect(await limits.take(few, '192.0.2.1', at(2_000))).toBe(true);
    store.isBroken = true;
    await limits.take(few, '192.0.2.9', at(2_000));
    expect(failures).toHaveLength(2);
  });
});
