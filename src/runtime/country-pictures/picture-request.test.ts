import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/countries.ts';
import { regions } from '#domain/regions.ts';
import { parsePictureFile, pictureFile, pictureSizes, pictureThemes } from './picture-request.ts';

const subjects = [...countries.map(({ code }) => code.toLowerCase()), ...regions.map(({ slug }) => `region-${slug}`)];

describe('parsePictureFile', () => {
  it('reads subject, size and theme', () => {
    expect(parsePictureFile('jp-big.webp')).toEqual({
      ok: true,
      value: { subject: 'jp', size: 'big', theme: 'day' },
    });
    expect(parsePictureFile('region-south-east-asia-small-night.webp')).toEqual({
      ok: true,
      value: { subject: 'region-south-east-asia', size: 'small', theme: 'night' },
    });
  });

  it('undoes pictureFile for every country and region', () => {
    const requests = fc.record({
      subject: fc.constantFrom(...subjects),
      size: fc.constantFrom(...pictureSizes),
      theme: fc.constantFrom(...pictureThemes),
    });
    fc.assert(
      fc.property(requests, (request) => {
        expect(parsePictureFile(pictureFile(request))).toEqual({ ok: true, value: request });
      }),
    );
  });

  it.each([
    'qq-big.webp',
    'JP-big.webp',
    'jp-huge.webp',
    'jp-big.jpg',
    'jp-big-dusk.webp',
    'region-atlantis-big.webp',
    '../jp-big.webp',
    'jp-big.webp\n',
    'jp-constructor.webp',
    '',
  ])('refuses %j', (file) => {
    expect(parsePictureFile(file).ok).toBe(false);
  });

  it('never accepts a name that could leave its folder', () => {
    fc.assert(
      fc.property(fc.string(), (file) => {
        expect(parsePictureFile(`${file}/jp-big.webp`).ok).toBe(false);
        expect(parsePictureFile(`jp-big.webp${file}x`).ok).toBe(false);
      }),
    );
  });
});
