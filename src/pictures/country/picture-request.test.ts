import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partFrames } from '#domain/place/part-frames.ts';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { parsePictureFile, pictureSizes } from './picture-request.ts';

const subjects = [
  ...countries.map(({ code }) => code.toLowerCase()),
  ...regions.map(({ slug }) => `region-${slug}`),
  ...Object.keys(partFrames).map((slug) => `part-${slug}`),
];

describe('parsePictureFile', () => {
  it('reads subject, size and theme of every country, region and pictured part, and of the home page', () => {
    for (const subject of subjects) {
      for (const size of pictureSizes) {
        expect(parsePictureFile(`${subject}-${size}.svg`)).toEqual({
          ok: true,
          value: { subject, size, theme: 'day' },
        });
        const night = { subject, size, theme: 'night' };
        expect(parsePictureFile(`${subject}-${size}-night.svg`)).toEqual({ ok: true, value: night });
      }
    }
    const home = { subject: 'home', size: 'wide', theme: 'night' };
    expect(parsePictureFile('home-wide-night.svg')).toEqual({ ok: true, value: home });
  });

  it.each([
    ['jp-big.webp', 'jp-big.svg'],
    ['jp-medium-half-night.avif', 'jp-medium-night.svg'],
    ['region-south-east-asia-small-half.webp', 'region-south-east-asia-small.svg'],
    ['home-phone.avif', 'home-phone.svg'],
  ])('reads the raster file %s of earlier versions', (raster, svg) => {
    expect(parsePictureFile(raster).ok).toBe(true);
    expect(parsePictureFile(raster)).toEqual(parsePictureFile(svg));
  });

  it.each([
    'qq-big.svg',
    'JP-big.svg',
    'jp-huge.svg',
    'jp-big.jpg',
    'jp-big-dusk.svg',
    'region-atlantis-big.svg',
    'part-boston-big.svg',
    'part-constructor-big.svg',
    '../jp-big.svg',
    'jp-big.svg\n',
    'jp-constructor.svg',
    'jp-wide.svg',
    'home-medium.svg',
    'region-home-wide.svg',
    '',
  ])('refuses %j', (file) => {
    expect(parsePictureFile(file).ok).toBe(false);
  });

  it('accepts nothing around a name', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePictureFile(`${text}/jp-big.svg`).ok).toBe(false);
        expect(parsePictureFile(`jp-big.svg${text}x`).ok).toBe(false);
      }),
    );
  });
});
