import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawMapImage } from './draw-map-image.ts';
import type { PictureSize } from './picture-request.ts';
import { flagPalette, mapColours, regionPalette, type Palette } from './palette.ts';
import { mapLayouts } from './map-layout.ts';
import { mapSubject } from './map-subject.ts';
import { viewMap } from './map-view.ts';
import { worldEntries } from './world-outlines.ts';

/** Reading the geodata takes a second, more on a busy machine. */
beforeAll(() => void worldEntries(), 60_000);

const blue: Palette = { land: 256, accent: null, soft: false };

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
    const render = await drawMapImage(mapSubject('lu'), blue, size);
    const picture = await pixels(render('day'));
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it('has the page’s sea at the edge and land of the country’s palette where the country is', async () => {
    const palette = await flagPalette('is');
    const subject = mapSubject('is');
    const picture = await pixels((await drawMapImage(subject, palette, 'medium'))('day'));
    const colours = mapColours(palette, 'day');
    expect(difference(picture.colourAt(4, 396), channels(colours.sea))).toBeLessThan(14);
    const [x, y] = viewMap(subject, mapLayouts.medium).centre;
    const nearest = colours.land.map((hex) =>
      difference(picture.colourAt(Math.round(x), Math.round(y)), channels(hex)),
    );
    expect(Math.min(...nearest)).toBeLessThan(24);
  });

  it('renders day and night from the same shapes', async () => {
    const render = await drawMapImage(mapSubject('mt'), blue, 'small');
    const [day, night] = [await pixels(render('day')), await pixels(render('night'))];
    expect(difference(day.colourAt(2, 2), channels('#d2ebf5'))).toBeLessThan(40);
    expect(difference(night.colourAt(2, 2), channels('#0a2838'))).toBeLessThan(40);
    const paths = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
    expect(paths(render('day')).length).toBe(paths(render('night')).length);
  });

  it('draws a dot where there is no outline, or one too small to see', async () => {
    for (const name of ['qq', 'va']) {
      const svg = (await drawMapImage(mapSubject(name), blue, 'small'))('day');
      expect(svg).toMatch(/a4\.48 4\.48 0 1 0/);
      const picture = await pixels(svg);
      const nearest = mapColours(blue, 'day').land.map((hex) => difference(picture.colourAt(96, 96), channels(hex)));
      expect(Math.min(...nearest)).toBeLessThan(40);
    }
  });

  it('draws a region’s inner borders, and none for a country', async () => {
    const baltic = (await drawMapImage(mapSubject('region-baltic'), regionPalette, 'small'))('day');
    const latvia = (await drawMapImage(mapSubject('lv'), blue, 'small'))('day');
    const borders = (svg: string): string => /<path d="([^"]*)"[^>]*stroke-opacity=".75"/.exec(svg)?.[1] ?? 'none';
    expect(borders(baltic).length).toBeGreaterThan(200);
    expect(borders(latvia)).toBe('');
  });

  it('is the same each time', async () => {
    const draw = async () => (await drawMapImage(mapSubject('mv'), blue, 'small'))('night');
    expect(await draw()).toBe(await draw());
  });

  it('writes no number that is none', async () => {
    for (const name of ['fj', 'tk', 'aq', 'region-netherlands-antilles']) {
      expect((await drawMapImage(mapSubject(name), blue, 'small'))('day')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
