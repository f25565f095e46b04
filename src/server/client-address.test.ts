import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  const addressOf = (ip: string, forwarded?: string): string =>
    clientAddress({ ip, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });

  it('is the address that the connection comes from', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('127.0.0.1')).toBe('127.0.0.1');
  });

  it('is what a proxy on the same machine saw last', () => {
    expect(addressOf('127.0.0.1', '198.51.100.9, 192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::ffff:127.0.0.1', '192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::1', '192.0.2.7')).toBe('192.0.2.7');
  });

  it('does not believe anybody else', () => {
    expect(addressOf('192.0.2.1', '198.51.100.9')).toBe('192.0.2.1');
    expect(addressOf('127.0.0.1', '')).toBe('127.0.0.1');
  });
});
