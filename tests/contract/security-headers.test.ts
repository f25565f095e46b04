import { request } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSecuritySettings } from '#runtime/settings/security-settings.ts';
import { createSite } from '#web/site.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { scoreSite, type ScannedSite } from '#tests/support/observatory-score.ts';
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

async function scan(path: string): Promise<ScannedSite> {
  const [page, plain] = [await ask(path, 'https'), await ask(path, 'http')];
  return { ...page, httpLeadsTo: plain.headers.get('location'), host };
}

const pages = ['/', '/japan', '/ja/reviews', '/region', '/privacy', '/no-such-page'];

describe('a site with an https address', () => {
  it.each(pages)('fails no check of the HTTP Observatory at %s, and scores 130', async (path) => {
    const { total, checks } = scoreSite(await scan(path));
    expect(checks.filter(({ points }) => points < 0)).toEqual([]);
    expect(total).toBe(130);
  });

  it('sets cookies that only https carries, and only to itself', async () => {
    const site = await scan('/japan?days=9');
    expect(site.headers.getSetCookie()).not.toEqual([]);
    expect(scoreSite(site)).toMatchObject({ total: 135 });
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

describe('the score', () => {
  const bare = { headers: new Headers(), html: '<script src="//cdn.example/a.js"></script>', httpLeadsTo: null, host };
  it('is 0 for a site that does nothing', () => {
    const { total, checks } = scoreSite(bare);
    expect(total).toBe(0);
    expect(checks.filter(({ points }) => points < 0).map(({ name }) => name)).toEqual([
      'content-security-policy',
      'redirection',
      'strict-transport-security',
      'subresource-integrity',
      'x-content-type-options',
      'x-frame-options',
    ]);
  });
});
