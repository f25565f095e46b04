import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { createCountryPictures, type CountryPictures } from '#pictures/country-pictures.ts';
import type { PictureRequest } from '#pictures/country/picture-request.ts';
import { mapColours, regionPalette } from '#pictures/country/palette.ts';
import { flagFolder } from './assets-route.ts';
import { addCountryPictureRoute } from './country-picture-route.ts';

const small: PictureRequest = { subject: 'lu', size: 'small', theme: 'day', format: 'webp', isHalf: false };

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** A server with this route only; the fake pictures record their calls. */
function routeWith(answer: (subject: string) => Promise<string>) {
  const asked: string[] = [];
  const seen = { ahead: 0, closed: 0 };
  const pictures: CountryPictures = {
    countryPicture: ({ subject, size, theme, format }) => {
      asked.push(`${subject} ${size} ${theme} ${format}`);
      return answer(subject);
    },
    regionMap: () => Promise.reject(new Error('must not be asked')),
    drawAhead: async ({ signal }) => {
      seen.ahead += signal.aborted ? 0 : 1;
    },
    close: () => {
      seen.closed += 1;
    },
  };
  const app = fastify();
  addCountryPictureRoute(app, pictures, { prerendersPictures: true });
  open.push(app);
  return { app, asked, seen };
}

describe('country pictures', () => {
  it('are rendered in the requested size and sent with a long max-age', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-'));
    const pictures = createCountryPictures({ dataDir });
    const app = fastify();
    open.push(app);
    addCountryPictureRoute(app, pictures, { prerendersPictures: true });
    await Promise.all([pictures.countryPicture(small), pictures.countryPicture(small)]);
    const first = await app.inject('/assets/pictures/country/lu-small.webp');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toContain('max-age=604800');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 });
    const kept = readdirSync(join(dataDir, 'pictures', 'country'), { recursive: true });
    expect(kept.map(String).filter((name) => name.endsWith('.webp'))).toHaveLength(4);
    const half = await app.inject('/assets/pictures/country/lu-small-half-night.avif');
    expect(half.headers['content-type']).toBe('image/avif');
    expect(await sharp(half.rawPayload).metadata()).toMatchObject({ width: 96, height: 96 });
  }, 30_000);

  it('are an uncacheable placeholder while they are being rendered', async () => {
    const rendering = Promise.withResolvers<string>();
    const { app } = routeWith(() => rendering.promise);
    const [day, night] = await Promise.all(
      ['jp-big.webp', 'jp-big-night.avif'].map((name) => app.inject(`/assets/pictures/country/${name}`)),
    );
    expect(day?.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect([day?.statusCode, day?.payload.includes(mapColours(regionPalette, 'day').sea)]).toEqual([200, true]);
    expect(night?.payload).toContain(mapColours(regionPalette, 'night').sea);
    const file = join(mkdtempSync(join(tmpdir(), 'roamchart-')), 'picture.webp');
    writeFileSync(file, 'picture');
    rendering.resolve(file);
    expect((await app.inject('/assets/pictures/country/jp-big.webp')).payload).toBe('picture');
  });

  it('are requested by subject, size and theme', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'roamchart-')), 'picture.webp');
    writeFileSync(file, 'picture');
    const { app, asked } = routeWith(async () => file);
    for (const name of ['jp-big', 'jp-big-night', 'region-europe-small']) {
      expect((await app.inject(`/assets/pictures/country/${name}.webp`)).payload).toBe('picture');
    }
    expect(asked).toEqual(['jp big day webp', 'jp big night webp', 'region-europe small day webp']);
  });

  it.each(['jp-huge.webp', 'qq-big.webp', 'JP-big.webp', 'jp-big.png', '..%2Fjp-big.webp', 'region-atlantis-big.webp'])(
    'answer 404 to %s without rendering anything',
    async (name) => {
      const { app, asked } = routeWith(() => Promise.reject(new Error('must not be asked')));
      expect((await app.inject(`/assets/pictures/country/${name}`)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('answer an uncacheable 503 when rendering fails', async () => {
    const { app } = routeWith(() => Promise.reject(new Error('the rendering process ended')));
    const answer = await app.inject('/assets/pictures/country/jp-big.webp');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.payload).not.toContain('process');
  });

  it('are prerendered only by a listening server, until it closes', async () => {
    const { app, seen } = routeWith(() => Promise.reject(new Error('not asked')));
    await app.inject('/assets/pictures/country/qq-big.webp');
    expect(seen).toEqual({ ahead: 0, closed: 0 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect(seen.ahead).toBe(1);
    await app.close();
    expect(seen.closed).toBe(1);
  });

  it('are not prerendered where that is switched off', async () => {
    const seen = { ahead: 0, closed: 0 };
    const app = fastify();
    const pictures: CountryPictures = {
      countryPicture: () => Promise.reject(new Error('must not be asked')),
      regionMap: () => Promise.reject(new Error('must not be asked')),
      drawAhead: async () => void (seen.ahead += 1),
      close: () => void (seen.closed += 1),
    };
    addCountryPictureRoute(app, pictures, { prerendersPictures: false });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await app.close();
    expect(seen).toEqual({ ahead: 0, closed: 1 });
  });

  it('have a flag to take their colour from for every country', () => {
    const flags = new Set(readdirSync(flagFolder()));
    expect(countries.filter(({ code }) => !flags.has(`${code.toLowerCase()}.svg`))).toEqual([]);
  });
});
