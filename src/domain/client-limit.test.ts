import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClientLimit } from './client-limit.ts';

describe('ClientLimit', () => {
  it('never lets more through within any window, and always what stays below', () => {
    const anyUse = fc.record({ client: fc.constantFrom('a', 'b'), pause: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(anyUse, { maxLength: 80 }), (uses) => {
        const limit = new ClientLimit({ limit: 3, windowMs: 1_000 });
        const taken: { client: string; at: number }[] = [];
        let now = 0;
        for (const { client, pause } of uses) {
          now += pause;
          const recent = taken.filter((each) => each.client === client && each.at > now - 1_000).length;
          const isTaken = limit.take(client, now);
          expect(isTaken).toBe(recent < 3);
          if (isTaken) taken.push({ client, at: now });
        }
      }),
    );
  });

  it('remembers a bounded number of clients and forgets those seen first', () => {
    const limit = new ClientLimit({ limit: 1, windowMs: 60_000, maxClients: 3 });
    for (const client of ['a', 'b', 'c', 'd']) expect(limit.take(client, 0)).toBe(true);
    expect(['d', 'c', 'b', 'a'].map((client) => limit.take(client, 1))).toEqual([false, false, false, true]);
  });

  it('takes all addresses of one IPv6 network for one client', () => {
    const isSame = (one: string, other: string): boolean => {
      const limit = new ClientLimit({ limit: 1, windowMs: 60_000 });
      limit.take(one, 0);
      return !limit.take(other, 1);
    };
    const home = '2001:db8:1:2:3:4:5:6';
    for (const same of [
      '2001:db8:1:2::1',
      '2001:0db8:0001:0002:ffff::',
      '2001:DB8:1:2:3:4:5:7',
      '2001:db8:1:2:0:0:0:0',
    ]) {
      expect(isSame(home, same), same).toBe(true);
    }
    for (const other of [
      '2001:db8:1:3:3:4:5:6',
      '2001:db8::2:3:4:5:6',
      '::1',
      '192.0.2.1',
      '::ffff:192.0.2.1',
      'unknown',
    ]) {
      expect(isSame(home, other), other).toBe(false);
    }
    expect(isSame('::1', '::2')).toBe(true);
    expect(isSame('192.0.2.1', '192.0.2.2')).toBe(false);
    expect(isSame('::ffff:192.0.2.1', '::ffff:192.0.2.2')).toBe(false);
  });
});
