import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, networkWith } from './network.ts';

const privateAddresses = `
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1
  192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255
  :: ::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 ff02::1 2001:db8::1
  ::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::127.0.0.1 ::7f00:1 ::2 4000::1 fec0::1 64:ff9b::7f00:1 2002:7f00:1:: 100::1`
  .trim()
  .split(/\s+/);

describe('isPublicAddress', () => {
  it.each(privateAddresses)('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each(['', 'localhost', '127.1.evil', '1.1.1.1 ', '1.1.1.1%0'])('refuses an invalid address: %j', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it('treats an IPv4-mapped address as IPv4', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
      }),
    );
  });
});

describe('networkWith', () => {
  const networks = ['10.1.0.0/16', '192.168.0.7', 'fd12::/16', '::ffff:172.16.0.0/108', '::ffff:127.0.0.9', '::1'];
  const network = networkWith(networks, 'MY_NETWORKS');

  it.each([
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '::ffff:a01:203',
    '192.168.0.7',
    'fd12::9',
    '172.31.255.255',
    '::ffff:172.16.0.1',
    '127.0.0.9',
    '::1',
  ])('also takes %s, without TLS too', (address) => {
    expect([network.mayConnect(address), network.mayAskPlainly?.(address)]).toEqual([true, true]);
  });

  it.each([
    '10.2.0.1',
    '::ffff:10.2.0.1',
    '192.168.0.8',
    '172.32.0.1%eth0',
    '127.0.0.1',
    '127.0.0.8',
    '169.254.169.254',
    '::2',
    'fd13::1',
    'fd12::9%eth0',
    'localhost',
  ])('refuses %s', (address) => {
    expect([network.mayConnect(address), network.mayAskPlainly?.(address)]).toEqual([false, false]);
  });

  it('does not take every address of one kind for the other', () => {
    const all = (text: string) => networkWith([text], 'MY_NETWORKS').mayConnect;
    expect([all('::/0')('10.0.0.1'), all('::/0')('::1')]).toEqual([false, true]);
    expect([all('0.0.0.0/0')('10.0.0.1'), all('0.0.0.0/0')('::1')]).toEqual([true, false]);
  });

  it('without any is the public internet, TLS only', () => {
    const nothing = networkWith([], 'MY_NETWORKS');
    expect([nothing.mayConnect('10.1.2.3'), nothing.mayConnect('1.1.1.1')]).toEqual([false, true]);
    expect([nothing.mayAskPlainly, nothing.setting]).toEqual([undefined, 'MY_NETWORKS']);
  });

  it('takes public addresses with TLS alone', () => {
    expect([network.mayConnect('1.1.1.1'), network.mayAskPlainly?.('1.1.1.1')]).toEqual([true, false]);
  });
});
