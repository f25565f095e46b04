import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('the feeds', () => {
  it.each([
    ['/reviews/feed.xml', 'en'],
    ['/ja/reviews/feed.xml', 'ja'],
    ['/it/reviews/feed.xml', 'it'],
  ])('lies at %s', async (path, locale) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.payload]).toEqual([200, `<feed xml:lang="${locale}"/>`]);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  it.each([
    ['/blog/feed.xml', 'en'],
    ['/ja/blog/feed.xml', 'ja'],
    ['/fr/blog/feed.xml', 'fr'],
  ])('has the articles at %s', async (path, locale) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.payload]).toEqual([200, `<feed xml:lang="${locale}" xml:id="blog"/>`]);
  });

  it.each([
    ['/japan/prices.atom', 'en'],
    ['/ja/japan/prices.atom', 'ja'],
  ])('has the price changes of a destination at %s', async (path, locale) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.payload]).toEqual([200, `<feed xml:lang="${locale}" xml:id="prices"/>`]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      etag: expect.any(String),
      'cache-control': 'public, max-age=600',
    });
  });

  it.each(['/atlantis/prices.atom', '/region/japan/prices.atom', '/japan/x/prices.atom'])(
    'has no price changes at %s',
    async (path) => {
      expect((await app.inject(path)).payload).not.toContain('<feed');
    },
  );

  it('is answered 304 when If-None-Match matches', async () => {
    const { headers } = await app.inject('/reviews/feed.xml');
    const again = await app.inject({ url: '/reviews/feed.xml', headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
