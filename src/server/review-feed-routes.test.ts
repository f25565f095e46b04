import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('the feed of reviews', () => {
  it.each([
    ['/reviews/feed.xml', 'en'],
    ['/ja/reviews/feed.xml', 'ja'],
    ['/it/reviews/feed.xml', 'it'],
  ])('lies at %s', async (path, locale) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.payload]).toEqual([200, `<feed xml:lang="${locale}"/>`]);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await app.inject('/reviews/feed.xml');
    const again = await app.inject({ url: '/reviews/feed.xml', headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
