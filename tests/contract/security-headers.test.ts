import { request } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSecuritySettings } from '#runtime/settings/security-settings.ts';
import { createSite } from '#web/site.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { testAssets } from '#tests/support/site-visit.ts';

const host = 'esim.example';
let app: FastifyInstance;
let address = '';

beforeAll(async () => {
  app = await buildTestServer({
    context: createMemoryContext({ origin: `https://${host}`, plans: [makePlan(1)] }),
    site: createSite({ assets: testAssets }),
    security: { ...defaultSecuritySettings, preloadsHttps: true },
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Asks as the proxy that ends TLS does; `Origin` as a scan sends it. */
async function ask(path: string, scheme: 'http' | 'https', method = 'GET') {
  const headers = { host, 'x-forwarded-proto': scheme, origin: 'https://http-observatory.security.mozilla.org' };
  const call = request(address + path, { method, headers }).end();
  const [answer] = await once(call, 'response');
  let html = '';
  for await (const piece of answer) html += String(piece);
  const pairs = Object.entries(answer.headersDistinct as Record<string, string[]>);
  return {
    status: Number(answer.statusCode),
    headers: new Headers(pairs.flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))),
    html,
  };
}

const pages = ['/', '/japan', '/ja/reviews', '/region', '/privacy', '/no-such-page'];

describe('a site with an https address', () => {
  // What the HTTP Observatory looks at (https://github.com/mdn/mdn-http-observatory) beside the headers below.
  it.each(pages)('loads nothing from elsewhere and leads to itself by https at %s', async (path) => {
    const [{ headers, html }, plain] = [await ask(path, 'https'), await ask(path, 'http')];
    expect(plain.headers.get('location')).toBe(`https://${host}${path}`);
    expect(html).not.toMatch(/<script\b[^>]*\bsrc="(?:https?:)?\/\//);
    expect(headers.get('content-security-policy')).not.toMatch(/(?:http|ftp):|[\s:]\*/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('sets cookies that only https carries, and only to itself', async () => {
    const cookies = (await ask('/japan?days=9', 'https')).headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    expect(cookies.filter((cookie) => !/; Secure/i.test(cookie) || !/; SameSite=(?:Lax|Strict)/i.test(cookie))).toEqual(
      [],
    );
  });

  it.each([
    ...pages,
    '/api/countries',
    '/api/none',
    '/healthz',
    '/robots.txt',
    '/assets/none.js',
    '/go/1',
    '/settings',
    '/%',
  ])('has its headers on %s', async (path) => {
    const { headers } = await ask(path, 'https');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('origin-agent-cluster')).toBe('?1');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
  });
});
