import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('the feed of a followed list', () => {
  it.each([
    ['/japan/cheapest.atom?days=7', 'application/atom+xml; charset=utf-8', '<feed xml:lang="en" search="?days=7"/>'],
    ['/ja/japan/cheapest.atom?days=7', 'application/atom+xml; charset=utf-8', '<feed xml:lang="ja" search="?days=7"/>'],
  ])('lies at %s', async (url, type, body) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.payload]).toEqual([200, type, body]);
    expect(answer.headers).toMatchObject({ etag: expect.any(String), 'cache-control': 'public, max-age=600' });
  });

  it('is answered 304 when If-None-Match matches', async () => {
    const url = '/japan/cheapest.atom?days=7';
    const { headers } = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each(['/atlantis/cheapest.atom', '/region/japan/cheapest.atom'])('is not at %s', async (url) => {
    expect((await app.inject(url)).payload).not.toMatch(/<feed/);
  });

  it.each(['/japan/cheapest.ics?days=7', '/fr/region/europe/cheapest.ics'])(
    'ends subscriptions to the calendar that was at %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8']);
      expect(answer.payload).toContain('cheapest.atom');
    },
  );
});
