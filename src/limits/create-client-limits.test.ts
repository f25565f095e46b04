import { describe, expect, it } from 'vitest';
import { createSharedLimits, clientNetwork } from './create-client-limits.ts';
import { MemoryHitStore } from './memory-hit-store.ts';
import type { HitStore } from './hit-store.ts';
import fc from 'fast-check';

const rule = { name: 'reads', limit: 300, windowMs: 300_000 };
const at = (ms: number): Date => new Date(1_790_000_000_000 + ms);

/** A store shared by several processes, which counts its calls; each takes as long as `wait` says. */
function sharedStore(wait: () => Promise<unknown> = Promise.resolve.bind(Promise)) {
  const memory = new MemoryHitStore();
  const state = { asked: 0, isBroken: false };
  const consume: HitStore['consume'] = async (request) => {
    state.asked += 1;
    await wait();
    if (state.isBroken) throw new Error('gone');
    const granted = await memory.consume(request);
    await wait();
    return granted;
  };
  return Object.assign(state, { consume, close: () => memory.close() });
}

describe('limits that processes share', () => {
  it('grant exactly what the rule allows, however hits of one or more processes overlap', async () => {
    const anyBurst = fc.record({ process: fc.nat({ max: 2 }), calls: fc.nat({ max: 40 }), isAfter: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anyBurst, { maxLength: 12 }), async (scheduler, bursts) => {
        const pause = () => scheduler.schedule(Promise.resolve());
        const store = sharedStore(pause);
        const processes = [1, 2, 3].map(() => createSharedLimits(store, () => undefined));
        const hits = bursts.map(async ({ process, calls, isAfter }, index) => {
          if (isAfter) await pause();
          const call = () => processes[process]?.consume({ ...rule, limit: 90 }, '192.0.2.1', at(index));
          return Promise.all(Array.from({ length: calls }, call));
        });
        await scheduler.waitIdle();
        const granted = (await Promise.all(hits)).flat().filter((isGranted) => isGranted === true);
        expect(granted).toHaveLength(
          Math.min(
            90,
            bursts.reduce((sum, { calls }) => sum + calls, 0),
          ),
        );
      }),
    );
  });

  it('ask the store once for all hits of a client that wait', async () => {
    const store = sharedStore();
    const limits = createSharedLimits(store, () => undefined);
    const granted = await Promise.all(Array.from({ length: 400 }, () => limits.consume(rule, '192.0.2.1', at(0))));
    expect(granted.map(Number)).toEqual([...Array<number>(300).fill(1), ...Array<number>(100).fill(0)]);
    expect(store.asked).toBe(1);
    expect(await limits.consume(rule, '192.0.2.2', at(400))).toBe(true);
    expect(await limits.consume(rule, '192.0.2.1', at(300_500))).toBe(true);
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
