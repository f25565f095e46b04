import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const publicId = 'abcdefghijklmnopqrst-_';

describe('GET /assets/reviews/…', () => {
  let app: FastifyInstance;
  const asked: string[] = [];

  beforeEach(async () => {
    asked.length = 0;
    const published = async (id: string) => {
      asked.push(id);
      return id === publicId ? { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff]) } : null;
    };
    app = await buildTestServer({ context: { ...emptyContext(), reviewImages: { published } } });
  });
  afterEach(() => app.close());

  it('is an immutable image and never executable', async () => {
    const answer = await app.inject(`/assets/reviews/${publicId}.jpg`);
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, Buffer.from([0xff, 0xd8, 0xff])]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is 404 when no published review has it', async () => {
    const answer = await app.inject(`/assets/reviews/${'x'.repeat(22)}.jpg`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    `${publicId}.png`,
    `${publicId}`,
    '..%2f..%2fpackage.json',
    `${publicId}.jpg.svg`,
    `${publicId}%00.jpg`,
    'a.jpg',
  ])('does not even look for %s', async (file) => {
    expect((await app.inject(`/assets/reviews/${file}`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
