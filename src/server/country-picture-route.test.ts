import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/countries.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { flagFolder } from './assets-route.ts';
import { parsePlateName } from './country-picture-route.ts';

describe('parsePlateName', () => {
  it('reads country and size', () => {
    expect(parsePlateName('jp-big.webp')).toEqual({ code: 'JP', size: 'big' });
  });

  it.each(['jp-huge.webp', 'qq-big.webp', 'JP-big.webp', 'jp-big.png', '..%2Fjp-big.webp', 'jp-constructor.webp', ''])(
    'refuses %s',
    (file) => {
      expect(parsePlateName(file)).toBeNull();
    },
  );
});

describe('country pictures', () => {
  it('have a flag for every country', () => {
    const flags = new Set(readdirSync(flagFolder()));
    expect(countries.filter(({ code }) => !flags.has(`${code.toLowerCase()}.svg`))).toEqual([]);
  });

  it('are drawn once and the same again from the disk', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-'));
    const app = await buildTestServer({ dataDir });
    const url = '/assets/pictures/country/jp-medium.webp';
    const [first, second] = await Promise.all([app.inject(url), app.inject(url)]);
    const third = await app.inject(url);
    await app.close();
    expect(first.headers['content-type']).toBe('image/webp');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(third.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(readdirSync(join(dataDir, 'pictures', 'plain-country'))).toEqual(['jp-medium.webp']);
  });
});
