import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openTestServer, emptyContext, plainSite } from '#tests/support/server-parts.ts';
import type { Site, SiteAnswer } from '#web/site-contract.ts';

/** A page above the compression threshold. */
const longPage = `<!doctype html><p>${'prices '.repeat(1000)}</p>`;
const longAnswer: SiteAnswer = {
  kind: 'page',
  status: 200,
  html: longPage,
  headers: { 'content-type': 'text/html; charset=utf-8' },
};
const longSite: Site = { ...plainSite, answer: async () => longAnswer };
const brokenSite: Site = {
  ...plainSite,
  answer: async () => {
    throw new Error('secret detail');
  },
};

describe('a page', () => {
  it('gets the raw path and the relevant cookies', async () => {
    const answer = await (
      await openTestServer()
    ).inject({
      url: '/ja/caf%C3%A9?page=2&q=%E3%81%82',
      headers: { 'accept-language': 'ja', cookie: 'currency=EUR; theme=dark; other=1' },
    });
    expect(answer.json()).toEqual({
      method: 'GET',
      path: '/ja/caf%C3%A9',
      search: '?page=2&q=%E3%81%82',
      cookies: { currency: 'EUR', theme: 'dark' },
      acceptLanguage: 'ja',
      now: '2026-11-21T10:20:00.000Z',
    });
  });

  it('is answered to HEAD with the same headers and no body', async () => {
    const server = await openTestServer({ site: longSite });
    const get = await server.inject({ url: '/japan', headers: { 'accept-encoding': 'gzip' } });
    const head = await server.inject({ method: 'HEAD', url: '/japan', headers: { 'accept-encoding': 'gzip' } });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    const own = { date: null, 'x-request-id': null };
    expect({ ...head.headers, ...own }).toEqual({ ...get.headers, ...own });
  });

  it('follows a redirect of the site', async () => {
    const site: Site = {
      ...plainSite,
      answer: async () => ({
        kind: 'redirect',
        status: 301,
        location: '/region/europe?page=2',
        headers: { vary: 'Cookie' },
      }),
    };
    const answer = await (await openTestServer({ site })).inject('/europe?page=2');
    expect([answer.statusCode, answer.headers['location'], answer.headers['vary']]).toEqual([
      301,
      '/region/europe?page=2',
      'Cookie',
    ]);
  });

  it('is sent as a payload where the site answers data', async () => {
    const site: Site = {
      ...plainSite,
      answer: async () => ({
        kind: 'payload',
        status: 200,
        body: { a: 1 },
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }),
    };
    const answer = await (await openTestServer({ site })).inject('/japan/_payload.json');
    expect(answer.json()).toEqual({ a: 1 });
    expect(answer.headers['vary']).toBe('Cookie');
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('of a page for "%s" is %s', async (accepted, coding, decompress) => {
    const answer = await (
      await openTestServer({ site: longSite })
    ).inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(decompress(answer.rawPayload).toString()).toBe(longPage);
  });

  it('is not applied for a client that does not accept it', async () => {
    const answer = await (await openTestServer({ site: longSite })).inject('/');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(answer.body).toBe(longPage);
  });

  it('is not applied to short answers', async () => {
    const answer = await (await openTestServer()).inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('the entity tag', () => {
  it('of an unchanged page makes the answer empty', async () => {
    const server = await openTestServer({ site: longSite });
    const first = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    const again = await server.inject({ url: '/', headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  it('of another page does not', async () => {
    const answer = await (
      await openTestServer({ site: longSite })
    ).inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } });
    expect(answer.statusCode).toBe(200);
  });

  it('is only for pages that exist', async () => {
    const site: Site = { ...longSite, answer: async () => ({ ...longAnswer, status: 404 }) };
    const answer = await (await openTestServer({ site })).inject({ url: '/', headers: { 'if-none-match': '*' } });
    expect([answer.statusCode, answer.headers['etag'], answer.body]).toEqual([404, undefined, longPage]);
  });
});

describe('a failure', () => {
  it('of a page shows a reference and nothing of the reason', async () => {
    const answer = await (await openTestServer({ site: brokenSite })).inject('/fr/japan');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(/^error 500 \/fr\/japan fr null [0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('of a payload is JSON', async () => {
    const answer = await (await openTestServer({ site: brokenSite })).inject('/japan/_payload.json');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: 'internal_error', message: 'Something went wrong on our side.' } });
  });

  it('of the error page itself is one line of text', async () => {
    const site: Site = {
      ...brokenSite,
      renderError: () => {
        throw new Error('secret detail');
      },
    };
    const answer = await (await openTestServer({ site })).inject('/japan');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toMatch(/^Internal server error \([0-9a-f-]{36}\)\n$/);
  });

  it.each(['/%E0%A4%A', '/%', '/ja/%zz?q=1'])('of the broken address %s is a page with status 400', async (url) => {
    const answer = await (await openTestServer()).inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`error 404 ${url.split('?')[0]}`);
  });

  it('of a broken address of the API is JSON', async () => {
    const answer = await (await openTestServer()).inject('/api/%E0%A4%A');
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });

  it.each([
    ['path', `/${'a'.repeat(10_000)}`],
    ['query', `/japan?q=${'a'.repeat(10_000)}`],
  ])('of a %s of 10 kB is a page with status 414', async (_part, url) => {
    const answer = await (await openTestServer()).inject(url);
    expect(answer.statusCode).toBe(414);
    expect(answer.body.length).toBeLessThan(300);
  });

  it('of an address of exactly 4096 bytes does not happen', async () => {
    const server = await openTestServer();
    expect((await server.inject(`/${'a'.repeat(4095)}`)).statusCode).toBe(200);
    expect((await server.inject(`/${'a'.repeat(4096)}`)).statusCode).toBe(414);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    'of the method %s names those that work',
    async (method) => {
      const answer = await (await openTestServer()).inject({ method, url: '/japan' });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('of an unsupported method is 405 whatever the type of the body', async () => {
    const answer = await (
      await openTestServer()
    ).inject({
      method: 'POST',
      url: '/api/countries',
      headers: { 'content-type': 'application/x-anything' },
      payload: 'x',
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([405, 'method_not_allowed']);
  });

  it('of an unknown call is JSON', async () => {
    const answer = await (await openTestServer()).inject('/api/cities');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });

  it.each([
    '/assets/flags/zz.svg',
    '/assets/pictures/provider/none.jpg',
    '/assets/none.js',
    '/assets/pictures/country/xx-big.webp',
  ])('of the missing file %s is a line of text', async (url) => {
    const answer = await (await openTestServer({ site: { ...plainSite, answer: brokenSite.answer } })).inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '404\n']);
  });
});

describe('security headers', () => {
  it('are on pages, errors and redirects', async () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    const server = await openTestServer({ site: brokenSite });
    for (const url of ['/', '/%', '/api/cities', '/assets/flags/jp.svg']) {
      const { headers } = await server.inject(url);
      expect(headers['content-security-policy']).toBe(
        `default-src 'none';script-src 'self' 'sha256-${hash}';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';` +
          "manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('include the permissions policy on pages only', async () => {
    const server = await openTestServer({ site: brokenSite });
    const policyOf = async (url: string) => (await server.inject(url)).headers['permissions-policy'];
    expect(await policyOf('/')).toContain('geolocation=()');
    expect(await policyOf('/assets/flags/jp.svg')).toBeUndefined();
  });

  it('insist on https only behind an https origin', async () => {
    const server = await openTestServer({ context: emptyContext({ origin: 'https://esim.example' }) });
    const { headers } = await server.inject('/');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});
