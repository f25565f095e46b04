import { describe, expect, it } from 'vitest';
import { createSharedLimits, clientNetwork } from './create-client-limits.ts';
import { MemoryHitStore } from './memory-hit-store.ts';
import type { HitStore } from './hit-store.ts';
import fc from 'fast-check';

const rule = { name: 'reads', limit: 300, windowMs: 300_000 };
const at = (ms: number): Date => new Date(1_790_000_000_000 + ms);

/** A store shared by several processes, which counts its calls. */
function sharedStore(): HitStore & { asked: number; isBroken: boolean } {
  const memory = new MemoryHitStore();
  return {
    asked: 0,
    isBroken: false,
    consume(request) {
      this.asked += 1;
      return this.isBroken ? Promise.reject(new Error('gone')) : memory.consume(request);
    },
    close: () => memory.close(),
  };
}

describe('limits that processes share', () => {
  it('allow what the rule allows across processes, with one query per batch of points', async () => {
    const store = sharedStore();
    const processes = [createSharedLimits(store, () => undefined), createSharedLimits(store, () => undefined)];
    let granted = 0;
    for (let index = 0; index < 400; index += 1) {
      if (await processes[index % 2]?.consume(rule, '192.0.2.1', at(index))) granted += 1;
    }
    expect(granted).toBe(300);
    expect(store.asked).toBeLessThan(40);
    expect(await processes[0]?.consume(rule, '192.0.2.2', at(400))).toBe(true);
    expect(await processes[0]?.consume(rule, '192.0.2.1', at(300_500))).toBe(true);
  });

  it('never refuse a client below the limit', async () => {
    const limits = createSharedLimits(sharedStore(), () => undefined);
    for (let index = 0; index < 900; index += 1) {
      expect(await limits.consume(rule, '192.0.2.1', at(index * 1_001))).toBe(true);
    }
  });

  it('cache refusals, so that a flood does not reach the store', async () => {
    const store = sharedStore();
    const limits = createSharedLimits(store, () => undefined);
    const few = { name: 'few', limit: 1, windowMs: 60_000 };
    for (let index = 0; index < 1_000; index += 1) await limits.consume(few, '192.0.2.1', at(0));
    expect(store.asked).toBe(2);
  });

  it('fall back to counting per process while the store fails, which is reported once', async () => {
    const store = sharedStore();
    const failures: unknown[] = [];
    const limits = createSharedLimits(store, (error) => failures.push(error));
    const few = { name: 'few', limit: 2, windowMs: 60_000 };
    store.isBroken = true;
    const granted = [];
    for (let index = 0; index < 3; index += 1) granted.push(await limits.consume(few, '192.0.2.1', at(0)));
    expect(granted).toEqual([true, true, false]);
    expect(failures).toHaveLength(1);
    store.isBroken = false;
    expect(await limits.consume(few, '192.0.2.1', at(2_000))).toBe(true);
    store.isBroken = true;
    await limits.consume(few, '192.0.2.9', at(2_000));
    expect(failures).toHaveLength(2);
  });
});

const anyGroup = fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16));
const anyHalf = fc.tuple(anyGroup, anyGroup, anyGroup, anyGroup).map((groups) => groups.join(':'));

describe('the network of a client', () => {
  it('is one for all addresses of a /64, and another one for every other', () => {
    fc.assert(
      fc.property(anyHalf, anyHalf, anyHalf, (network, host, other) => {
        // A network of zeros only may be an IPv4-mapped address.
        fc.pre(!/^[0:]+$/.test(network));
        expect(clientNetwork(`${network}:${host}`)).toBe(clientNetwork(`${network}:${other}`.toUpperCase()));
        const isSame = clientNetwork(`${network}:${host}`) === clientNetwork(`${other}:${host}`);
        expect(isSame).toBe(network === other);
      }),
    );
  });

  it.each([
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('treats %s and %s as one', (one, other) => {
    expect(clientNetwork(one)).toBe(clientNetwork(other));
  });

  it.each([
    ['192.0.2.1', '192.0.2.2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['2001:db8::2:3:4:5:6', '2001:db8:1:3:3:4:5:6'],
    ['unknown', '192.0.2.1'],
  ])('tells %s from %s', (one, other) => {
    expect(clientNetwork(one)).not.toBe(clientNetwork(other));
  });

  it('is bounded for invalid addresses', () => {
    expect(clientNetwork('x'.repeat(10_000))).toHaveLength(64);
  });
});
