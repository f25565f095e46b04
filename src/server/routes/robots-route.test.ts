import { describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

async function readRobots(): Promise<string> {
  const app = await buildTestServer({ context: emptyContext({ origin: 'https://esim.example' }) });
  const answer = await app.inject('/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('public');
  await app.close();
  return answer.payload;
}

/** The longest matching rule wins, and of two equal ones `allow`: RFC 9309, 2.2.2. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, pattern = '']) => ({
    allows: verb === 'Allow',
    length: pattern.length,
    fits: new RegExp(`^${pattern.replaceAll(/[.?]/g, String.raw`\$&`).replaceAll('*', '.*')}`).test(path),
  }));
  const [first] = rules.filter(({ fits }) => fits).sort((a, b) => b.length - a.length || Number(b.allows) - 1);
  return first?.allows ?? true;
}

describe('robots.txt', () => {
  it('names the sitemap with the public origin', async () => {
    expect(await readRobots()).toMatch(/^Sitemap: https:\/\/esim\.example\/sitemap\.xml$/m);
  });

  it.each([
    '/',
    '/japan',
    '/ja/japan/tanuki-sim',
    '/region/europe?page=2',
    '/japan?days=10',
    '/assets/site.js',
    '/sitemap.xml',
    '/api/openapi.json',
    '/georgia',
  ])('lets crawlers read %s', async (path) => {
    expect(mayRead(await readRobots(), path)).toBe(true);
  });

  it.each([
    '/go/12',
    '/api/v1/x',
    '/api/destinations/JP/plans',
    '/settings',
    '/settings/currency',
    '/reports/price',
    '/japan/_payload.json',
    '/_payload.json',
  ])('keeps crawlers from %s', async (path) => {
    expect(mayRead(await readRobots(), path)).toBe(false);
  });
});
