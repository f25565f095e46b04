import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '#tests/support/server-parts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('icons', () => {
  it.each([
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ])('answers %s, to be kept for a day', async (path, type) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(answer.headers['cache-control']).toContain('max-age=86400');
    expect(answer.rawPayload.length).toBeGreaterThan(100);
  });

  it('are rendered once', async () => {
    const [first, second] = await Promise.all([app.inject('/icon-192.png'), app.inject('/icon-192.png')]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const known = await app.inject({
      url: '/icon-192.png',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(known.statusCode).toBe(304);
  });
});
