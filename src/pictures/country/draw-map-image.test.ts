import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawMapImage } from './draw-map-image.ts';
import type { PictureSize, PictureTheme } from './picture-request.ts';
import { flagPalette, mapColours, type Palette } from './palette.ts';
import { mapLayouts } from './map-layout.ts';
import { mapSubject } from './map-subject.ts';
import { viewMap } from './map-view.ts';
import { loadGeodata } from './geodata.ts';

/** Reading the geodata takes half a second, more on a busy machine. */
beforeAll(() => void loadGeodata(), 60_000);

const blue: Palette = { land: 256, accent: null, soft: false };

function draw(name: string, size: PictureSize, theme: PictureTheme = 'day'): string {
  return drawMapImage(mapSubject(name), { palette: blue, size, theme });
}

async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    colourAt: (x: number, y: number): readonly number[] => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)],
  };
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Largest difference of a channel. */
function difference(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

describe('drawMapImage', { timeout: 30_000 }, () => {
  it.each<[PictureSize, number, number]>([
    ['big', 1600, 600],
    ['medium', 640, 400],
    ['small', 192, 192],
  ])('has the size of %s', async (size, width, height) => {
    const picture = await pixels(draw('lu', size));
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it('has the page’s sea at the edge and land of the country’s palette where the country is', async () => {
    const palette = await flagPalette('is');
    const subject = mapSubject('is');
    const picture = await pixels(drawMapImage(subject, { palette, size: 'medium', theme: 'day' }));
    const colours = mapColours(palette, 'day');
    expect(difference(picture.colourAt(4, 396), channels(colours.sea))).toBeLessThan(14);
    const [x, y] = viewMap(subject, mapLayouts.medium).centre;
    const nearest = colours.land.map((hex) =>
      difference(picture.colourAt(Math.round(x), Math.round(y)), channels(hex)),
    );
    expect(Math.min(...nearest)).toBeLessThan(24);
  });

  it('has the same shapes by day and by night', async () => {
    const [daylight, dark] = [draw('mt', 'small'), draw('mt', 'small', 'night')];
    const [day, night] = [await pixels(daylight), await pixels(dark)];
    expect(difference(day.colourAt(2, 2), channels('#d2ebf5'))).toBeLessThan(40);
    expect(difference(night.colourAt(2, 2), channels('#0a2838'))).toBeLessThan(40);
    const paths = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
    expect(paths(daylight)).toEqual(paths(dark));
  });

  it('draws a dot where there is no outline, or one too small to see', async () => {
    for (const name of ['qq', 'va']) {
      const picture = await pixels(draw(name, 'small'));
      const nearest = mapColours(blue, 'day').land.map((hex) => difference(picture.colourAt(96, 96), channels(hex)));
      expect(Math.min(...nearest)).toBeLessThan(40);
    }
  });

  it('leaves the sea open round islands in mid-ocean', async () => {
    for (const name of ['nz', 'jp', 'is', 'fj', 'mu', 'ki', 'fm', 'bm']) {
      const picture = await pixels(draw(name, 'big'));
      const colours = mapColours(blue, 'day');
      const isSea = ([x, y]: readonly [number, number]): boolean =>
        [colours.sea, ...colours.shoals].some((hex) => difference(picture.colourAt(x, y), channels(hex)) < 30);
      const places = Array.from(
        { length: 160 },
        (_, index) => [(index % 16) * 100 + 50, Math.floor(index / 16) * 60 + 30] as const,
      );
      expect(places.filter(isSea).length, name).toBeGreaterThan(50);
    }
  });

  it('draws a region’s inner borders, and none for a country', () => {
    const baltic = draw('region-baltic', 'small');
    const latvia = draw('lv', 'small');
    const borders = (svg: string): string => /stroke-opacity=".75"><path d="([^"]*)"/.exec(svg)?.[1] ?? 'none';
    expect(borders(baltic).length).toBeGreaterThan(40);
    expect(borders(latvia)).toBe('none');
  });

  it('is the same each time', () => {
    expect(draw('mv', 'small', 'night')).toBe(draw('mv', 'small', 'night'));
  });

  it('is small: what a phone shows of twenty places is less than a photograph', () => {
    const bytes = ['jp', 'fr', 'no', 'id', 'gr'].map((name) => brotliCompressSync(draw(name, 'medium')).length);
    expect(Math.max(...bytes)).toBeLessThan(7000);
  });

  it('writes no number that is none', () => {
    for (const name of ['fj', 'tk', 'aq', 'region-netherlands-antilles']) {
      expect(draw(name, 'small')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
