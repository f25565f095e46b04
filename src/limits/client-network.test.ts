import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

const anyGroup = fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16));
const anyHalf = fc.tuple(anyGroup, anyGroup, anyGroup, anyGroup).map((groups) => groups.join(':'));

describe('the network of a client', () => {
  it('is one for all addresses of a /64, and another one for every other', () => {
    fc.assert(
      fc.property(anyHalf, anyHalf, anyHalf, (network, host, other) => {
        // What begins with nothing but zeros may be IPv4 in other clothes.
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
  ])('takes %s and %s for one', (one, other) => {
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

  it('is bounded for what is no address', () => {
    expect(clientNetwork('x'.repeat(10_000))).toHaveLength(64);
  });
});
