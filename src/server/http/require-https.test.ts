import { describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const plainHttp = { 'x-forwarded-proto': 'http' };

async function ask(options: {
  readonly url: string;
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}) {
  const { origin = 'https://esim.example', headers = plainHttp, ...request } = options;
  await using app = await buildTestServer({ context: emptyContext({ origin }) });
  const { statusCode, headers: answered } = await app.inject({ ...request, headers });
  return [statusCode, answered['location']];
}

describe('a visitor who uses plain HTTP', () => {
  it.each([
    ['/japan?days=9', 'https://esim.example/japan?days=9'],
    ['//evil.example/x', 'https://esim.example/evil.example/x'],
    ['/data/index.json', 'https://esim.example/data/index.json'],
  ])('to %s is led to %s', async (url, location) => {
    expect(await ask({ url })).toEqual([301, location]);
    expect(await ask({ url, method: 'HEAD' })).toEqual([301, location]);
  });

  it('is redirected to the host of the settings, whatever the Host header', async () => {
    const headers = { ...plainHttp, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect(await ask({ url: '/', headers })).toEqual([301, 'https://esim.example/']);
  });

  it('is redirected from cached pages too', async () => {
    await using app = await buildTestServer({ context: emptyContext({ origin: 'https://esim.example' }) });
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await app.inject({ url: '/japan', headers })).statusCode;
    expect([await statusOf({}), await statusOf({}), await statusOf(plainHttp)]).toEqual([200, 200, 301]);
  });

  it('cannot send forms or call the API', async () => {
    expect(await ask({ url: '/settings', method: 'POST' })).toEqual([403, undefined]);
    expect(await ask({ url: '/api/countries' })).toEqual([403, undefined]);
  });

  it.each([
    ['nobody but a trusted proxy says so', { remoteAddress: '192.0.2.1' }],
    ['the proxy says https', { headers: { 'x-forwarded-proto': 'https' } }],
    ['no proxy says anything', { headers: {} }],
    ['the site has no https', { origin: 'http://localhost:3000' }],
  ])('is answered where %s', async (_what, parts) => {
    expect(await ask({ url: '/japan', ...parts })).toEqual([200, undefined]);
  });

  it('can call the health check', async () => {
    expect(await ask({ url: '/healthz' })).toEqual([200, undefined]);
  });
});
