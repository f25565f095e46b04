import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPayload, payloadAddress } from './load-payload.ts';

afterEach(() => vi.unstubAllGlobals());

describe('payloadAddress', () => {
  it.each([
    ['/', '', '/_payload.json'],
    ['/ja', '', '/ja/_payload.json'],
    ['/germany', '?days=10&gb=5', '/germany/_payload.json?days=10&gb=5'],
    ['/region/europe', '', '/region/europe/_payload.json'],
  ])('of %s%s is %s', (pathname, search, address) => {
    expect(payloadAddress({ pathname, search })).toBe(address);
  });
});

describe('loadPayload', () => {
  const address = { pathname: '/germany', search: '' };

  it('answers the payload', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ shell: 1 }));
    expect(await loadPayload(address)).toEqual({ shell: 1 });
  });

  it('goes by the build of the document', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { build: 'this' } } });
    for (const [build, expected] of [
      ['this', { shell: 1 }],
      ['next', null],
    ] as const) {
      vi.stubGlobal('fetch', async () => Response.json({ shell: 1 }, { headers: { 'x-build': build } }));
      expect(await loadPayload(address)).toEqual(expected);
    }
  });

  it.each([
    ['an error', async () => new Response('', { status: 500 })],
    ['something else', async () => new Response('<html>')],
    [
      'nothing at all',
      async () => {
        throw new TypeError('offline');
      },
    ],
  ])('is null for %s', async (_what, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await loadPayload(address)).toBeNull();
  });
});
