import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { filesOf, hasHalf, homeSizes, parsePictureFile, pictureFile, pictureSizes } from './picture-request.ts';

const subjects = [...countries.map(({ code }) => code.toLowerCase()), ...regions.map(({ slug }) => `region-${slug}`)];

describe('parsePictureFile', () => {
  it('reads subject, size and theme', () => {
    expect(parsePictureFile('jp-big.webp')).toEqual({
      ok: true,
      value: { subject: 'jp', size: 'big', theme: 'day', format: 'webp', isHalf: false },
    });
    expect(parsePictureFile('region-south-east-asia-small-night.webp')).toEqual({
      ok: true,
      value: { subject: 'region-south-east-asia', size: 'small', theme: 'night', format: 'webp', isHalf: false },
    });
    expect(parsePictureFile('jp-medium-half-night.avif')).toEqual({
      ok: true,
      value: { subject: 'jp', size: 'medium', theme: 'night', format: 'avif', isHalf: true },
    });
    expect(parsePictureFile('home-wide.avif').ok).toBe(true);
  });

  it('undoes pictureFile for every file of every country, every region and the home page', () => {
    const tasks = fc.oneof(
      fc.record({ subject: fc.constantFrom(...subjects), size: fc.constantFrom(...pictureSizes) }),
      fc.record({ subject: fc.constant('home'), size: fc.constantFrom(...homeSizes) }),
    );
    fc.assert(
      fc.property(tasks, (task) => {
        for (const request of filesOf(task)) {
          expect(parsePictureFile(pictureFile(request))).toEqual({ ok: true, value: request });
        }
      }),
    );
  });

  it('has halves of what is shown in cards and rows only', () => {
    expect(pictureSizes.filter(hasHalf)).toEqual(['medium', 'small']);
    expect(filesOf({ subject: 'jp', size: 'big' })).toHaveLength(4);
    expect(filesOf({ subject: 'jp', size: 'small' })).toHaveLength(8);
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
    'jp-big-half.webp',
    'jp-wide.webp',
    'home-medium.webp',
    'home-wide-half.avif',
    'region-home-wide.webp',
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
