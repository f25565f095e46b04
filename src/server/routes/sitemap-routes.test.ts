import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('sitemaps', () => {
  it.each([
    ['/sitemap.xml', '<index/>'],
    ['/sitemaps/pages.xml', '<pages/>'],
  ])('are XML at %s', async (path, xml) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.payload]).toEqual([200, xml]);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are answered 304 when If-None-Match matches', async () => {
    const { headers } = await app.inject('/sitemap.xml');
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each(['/sitemaps/none.xml', '/sitemaps/index.xml', '/sitemaps/pages', '/sitemaps/PAGES.xml', '/sitemaps/a.b.xml'])(
    'do not lie at %s',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );
});
