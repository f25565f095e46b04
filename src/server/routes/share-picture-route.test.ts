import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '#tests/support/server-parts.ts';

describe('share pictures', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestServer();
  });
  afterAll(() => app.close());

  it('are sent with a long max-age, to other sites too, from memory the second time', async () => {
    const answers = [
      await app.inject('/assets/pictures/share/region-baltic.jpg'),
      await app.inject('/assets/pictures/share/region-baltic.jpg'),
    ];
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(answer.headers['cache-control']).toContain('max-age=604800');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    }
  });

  it.each(['qq.jpg', 'jp.png', '..%2Fjp.jpg'])('answer 404 to %s', async (name) => {
    expect((await app.inject(`/assets/pictures/share/${name}`)).statusCode).toBe(404);
  });
});
