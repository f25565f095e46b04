import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { addSharePictureRoute } from './share-picture-route.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

function routeWith(sharePicture: (subject: string) => Promise<string>): FastifyInstance {
  const app = fastify();
  addSharePictureRoute(app, { sharePicture });
  open.push(app);
  return app;
}

describe('share pictures', () => {
  it('are sent with a long max-age, to other sites too', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'roamchart-')), 'picture.jpg');
    writeFileSync(file, 'picture');
    const asked: string[] = [];
    const app = routeWith(async (subject) => {
      asked.push(subject);
      return file;
    });
    const answer = await app.inject('/assets/pictures/share/region-europe.jpg');
    expect([answer.statusCode, answer.payload, asked]).toEqual([200, 'picture', ['region-europe']]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['cache-control']).toContain('max-age=604800');
  });

  it.each(['qq.jpg', 'jp.png', '..%2Fjp.jpg'])('answer 404 to %s without rendering anything', async (name) => {
    const app = routeWith(() => Promise.reject(new Error('must not be asked')));
    expect((await app.inject(`/assets/pictures/share/${name}`)).statusCode).toBe(404);
  });

  it('answer an uncacheable 503 when rendering fails', async () => {
    const app = routeWith(() => Promise.reject(new Error('the rendering process ended')));
    const answer = await app.inject('/assets/pictures/share/jp.jpg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.payload).not.toContain('process');
  });
});
