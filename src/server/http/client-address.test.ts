import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultVisitorSettings, type ProxySettings } from '#runtime/settings/visitor-settings.ts';
import { createClientFacts } from './client-address.ts';

const local = defaultVisitorSettings.proxy;
const origin = 'https://esim.example';

function addressOf(ip: string, forwarded?: string, proxy: ProxySettings = local): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createClientFacts(proxy, origin).addressOf({ ip, headers });
}

describe('the address of a client', () => {
  it('is the address that the connection comes from', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(addressOf('127.0.0.1')).toBe('127.0.0.1');
  });

  it('is what a proxy on the same machine saw last', () => {
    expect(addressOf('127.0.0.1', '198.51.100.9, 192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::ffff:127.0.0.1', '192.0.2.7')).toBe('192.0.2.7');
    expect(addressOf('::1', '192.0.2.7')).toBe('192.0.2.7');
  });

  it('ignores the headers of other clients', () => {
    expect(addressOf('192.0.2.1', '198.51.100.9')).toBe('192.0.2.1');
    expect(addressOf('127.0.0.1', '')).toBe('127.0.0.1');
    expect(addressOf('127.0.0.1', '198.51.100.9', { ...local, trusted: [] })).toBe('127.0.0.1');
  });

  it('follows a chain of trusted proxies', () => {
    const proxy = { ...local, trusted: ['10.0.0.0/8', '2001:db8::/32'] };
    expect(addressOf('10.1.2.3', '1.1.1.1, 198.51.100.9, 2001:db8::7', proxy)).toBe('198.51.100.9');
    expect(addressOf('10.1.2.3', '192.0.2.7, nonsense, 10.9.9.9', proxy)).toBe('10.9.9.9');
    expect(addressOf('10.1.2.3', '10.9.9.9', proxy)).toBe('10.9.9.9');
    expect(addressOf('127.0.0.1', '198.51.100.9', proxy)).toBe('127.0.0.1');
  });

  it.each([
    ['192.0.2.7:50123', '192.0.2.7'],
    ['[2001:db8:5::7]:443', '2001:db8:5::7'],
    ['[2001:db8:5::7]', '2001:db8:5::7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['unknown', '127.0.0.1'],
    ['_hidden', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['fe80::1%eth0', '127.0.0.1'],
  ])('is read from "%s" as %s', (forwarded, address) => {
    expect(addressOf('127.0.0.1', forwarded)).toBe(address);
  });

  it('is never forged by a client, whatever precedes the trusted entries', () => {
    const anyLie = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constantFrom('127.0.0.1', '::1', ','));
    fc.assert(
      fc.property(fc.array(anyLie, { maxLength: 30 }), (lies) => {
        expect(addressOf('127.0.0.1', [...lies, '192.0.2.7'].join(', '))).toBe('192.0.2.7');
        expect(addressOf('192.0.2.7', lies.join(', '))).toBe('192.0.2.7');
      }),
    );
  });

  it('is found in bounded time in a header full of trusted hops', () => {
    expect(addressOf('127.0.0.1', `192.0.2.7${', 127.0.0.1'.repeat(1_000)}`)).toBe('127.0.0.1');
  });
});

describe('usesPlainHttp', () => {
  const { usesPlainHttp } = createClientFacts(local, origin);
  it.each([
    ['127.0.0.1', 'http', true],
    ['127.0.0.1', 'https', false],
    // The last one was written by the proxy nearest to the server.
    ['127.0.0.1', 'https, http', true],
    ['127.0.0.1', undefined, false],
    ['192.0.2.1', 'http', false],
  ])('is what %s says with %s: %s', (ip, scheme, expected) => {
    expect(usesPlainHttp({ ip, headers: { 'x-forwarded-proto': scheme } })).toBe(expected);
  });
});

describe('what is wrong with the proxy', () => {
  const right = { untrusted_proxy: false, no_forwarded_for: false, no_forwarded_proto: false };
  const nobody = { no_forwarded_for: true, no_forwarded_proto: false };
  const both = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' };
  it.each([
    ['nothing where it sets both headers', '127.0.0.1', both, right],
    ['nothing where it says http', '127.0.0.1', { ...both, 'x-forwarded-proto': 'http' }, right],
    ['no X-Forwarded-For', '127.0.0.1', { 'x-forwarded-proto': 'https' }, nobody],
    ['no address in it', '::1', { ...both, 'x-forwarded-for': '192.0.2.7, -' }, nobody],
    ['no X-Forwarded-Proto', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, { ...right, no_forwarded_proto: true }],
    [
      'nonsense in it',
      '127.0.0.1',
      { ...both, 'x-forwarded-proto': 'https, on' },
      { ...right, no_forwarded_proto: true },
    ],
    ['that it is not trusted', '10.0.0.5', both, { untrusted_proxy: true }],
    ['that it is not trusted, headers or not', '10.0.0.5', {}, { untrusted_proxy: true }],
  ])('is %s', (_what, ip, headers, faults) => {
    expect(createClientFacts(local, origin).proxyFaultsOf({ ip, headers })).toEqual(faults);
  });

  it('is that nobody is trusted', () => {
    const { proxyFaultsOf } = createClientFacts({ ...local, trusted: [] }, origin);
    expect(proxyFaultsOf({ ip: '127.0.0.1', headers: both })).toEqual({ untrusted_proxy: true });
  });

  it('is less of a site without https, and nothing of a local one', () => {
    const faultsOf = (own: string, ip: string, headers = {}) =>
      createClientFacts(local, own).proxyFaultsOf({ ip, headers });
    expect(faultsOf('http://esim.example', '127.0.0.1')).toEqual(nobody);
    expect(faultsOf('http://esim.example', '192.0.2.7')).toEqual({ untrusted_proxy: false });
    expect(faultsOf('http://esim.example', '10.0.0.5', both)).toEqual({ untrusted_proxy: true });
    expect(faultsOf('http://127.0.0.1:3000', '127.0.0.1')).toEqual({});
  });
});

describe('the country of a client', () => {
  const { countryOf } = createClientFacts({ trusted: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' }, origin);
  const from = (ip: string, country: string | undefined) => countryOf({ ip, headers: { 'cf-ipcountry': country } });

  it('is what a trusted proxy says', () => {
    expect(from('10.1.2.3', 'JP')).toBe('JP');
    expect(from('10.1.2.3', 'de')).toBe('DE');
  });

  it.each(['XX', 'T1', '', 'EU', 'Japan', undefined])('is not known where it says %s', (country) => {
    expect(from('10.1.2.3', country)).toBeNull();
  });

  it('is not taken from other clients', () => {
    expect(from('192.0.2.1', 'JP')).toBeNull();
    expect(
      createClientFacts(local, origin).countryOf({ ip: '127.0.0.1', headers: { 'cf-ipcountry': 'JP' } }),
    ).toBeNull();
  });
});
