import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { flagFolder } from './assets-route.ts';

const folder = '/assets/pictures/country';

describe('country pictures', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestServer();
  });
  afterAll(() => app.close());

  it.each([
    ['lu-small.svg', 192, 192],
    ['jp-medium-night.svg', 640, 400],
    ['region-baltic-big.svg', 1600, 600],
    ['home-phone.svg', 1000, 560],
  ])('are drawn at once: %s', async (name, width, height) => {
    const answer = await app.inject(`${folder}/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('max-age=604800');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'svg', width, height });
  });

  it('are compressed, remembered so, and not sent again to browsers that have them', async () => {
    const ask = (headers = {}) =>
      app.inject({ url: `${folder}/mt-big.svg`, headers: { 'accept-encoding': 'br', ...headers } });
    const [first, second] = [await ask(), await ask()];
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(second.rawPayload).toString()).toContain('<svg');
    expect([second.rawPayload.equals(first.rawPayload), second.headers.etag]).toEqual([true, first.headers.etag]);
    const third = await ask({ 'if-none-match': first.headers.etag });
    expect([third.statusCode, third.rawPayload.length]).toEqual([304, 0]);
  });

  it('answer at the addresses of the raster files of earlier versions', async () => {
    const svg = await app.inject(`${folder}/is-medium-night.svg`);
    for (const name of ['is-medium-night.webp', 'is-medium-half-night.avif']) {
      const answer = await app.inject(`${folder}/${name}`);
      expect([answer.headers['content-type'], answer.payload]).toEqual([svg.headers['content-type'], svg.payload]);
    }
  });

  it.each(['jp-huge.svg', 'qq-big.svg', 'JP-big.svg', 'jp-big.png', '..%2Fjp-big.svg', 'region-atlantis-big.svg'])(
    'answer 404 to %s',
    async (name) => {
      expect((await app.inject(`${folder}/${name}`)).statusCode).toBe(404);
    },
  );

  it('have a flag to take their colour from for every country', () => {
    const flags = new Set(readdirSync(flagFolder()));
    expect(countries.filter(({ code }) => !flags.has(`${code.toLowerCase()}.svg`))).toEqual([]);
  });
});
