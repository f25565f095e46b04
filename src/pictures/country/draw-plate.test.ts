import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPlate } from './draw-plate.ts';
import type { PictureSize } from './picture-request.ts';
import { flagInk, plateColours, regionInk, type PlateInk } from './palette.ts';
import { plateLayouts } from './plate-layout.ts';
import { plateSubject } from './map-subject.ts';
import { viewPlate } from './plate-view.ts';
import { worldEntries } from './world-outlines.ts';

/** Reading the atlas takes a second, more on a busy machine. */
beforeAll(() => void worldEntries(), 60_000);

const blue: PlateInk = { land: 256, accent: null, soft: false };

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

describe('drawPlate', { timeout: 30_000 }, () => {
  it.each<[PictureSize, number, number]>([
    ['big', 1600, 600],
    ['medium', 640, 400],
    ['small', 192, 192],
  ])('has the size of %s', async (size, width, height) => {
    const plate = await drawPlate(plateSubject('lu'), blue, size);
    const picture = await pixels(plate('day'));
    expect([picture.width, picture.height]).toEqual([width, height]);
  });

  it('has the page’s sea at the edge and land of the country’s ink where the country is', async () => {
    const ink = await flagInk('is');
    const subject = plateSubject('is');
    const picture = await pixels((await drawPlate(subject, ink, 'medium'))('day'));
    const colours = plateColours(ink, 'day');
    expect(difference(picture.colourAt(4, 396), channels(colours.sea))).toBeLessThan(14);
    const [x, y] = viewPlate(subject, plateLayouts.medium).centre;
    const nearest = colours.land.map((hex) =>
      difference(picture.colourAt(Math.round(x), Math.round(y)), channels(hex)),
    );
    expect(Math.min(...nearest)).toBeLessThan(24);
  });

  it('is printed by day and by night from the same plate', async () => {
    const plate = await drawPlate(plateSubject('mt'), blue, 'small');
    const [day, night] = [await pixels(plate('day')), await pixels(plate('night'))];
    expect(difference(day.colourAt(2, 2), channels('#d2ebf5'))).toBeLessThan(40);
    expect(difference(night.colourAt(2, 2), channels('#0a2838'))).toBeLessThan(40);
    const paths = (svg: string): readonly string[] => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);
    expect(paths(plate('day')).length).toBe(paths(plate('night')).length);
  });

  it('draws a dot where there is no outline, or one too small to see', async () => {
    for (const name of ['qq', 'va']) {
      const svg = (await drawPlate(plateSubject(name), blue, 'small'))('day');
      expect(svg).toMatch(/a4\.48 4\.48 0 1 0/);
      const picture = await pixels(svg);
      const nearest = plateColours(blue, 'day').land.map((hex) => difference(picture.colourAt(96, 96), channels(hex)));
      expect(Math.min(...nearest)).toBeLessThan(40);
    }
  });

  it('draws a region’s inner borders, and none for a country', async () => {
    const baltic = (await drawPlate(plateSubject('region-baltic'), regionInk, 'small'))('day');
    const latvia = (await drawPlate(plateSubject('lv'), blue, 'small'))('day');
    const borders = (svg: string): string => /<path d="([^"]*)"[^>]*stroke-opacity=".75"/.exec(svg)?.[1] ?? 'none';
    expect(borders(baltic).length).toBeGreaterThan(200);
    expect(borders(latvia)).toBe('');
  });

  it('is the same each time', async () => {
    const draw = async () => (await drawPlate(plateSubject('mv'), blue, 'small'))('night');
    expect(await draw()).toBe(await draw());
  });

  it('writes no number that is none', async () => {
    for (const name of ['fj', 'tk', 'aq', 'region-netherlands-antilles']) {
      expect((await drawPlate(plateSubject(name), blue, 'small'))('day')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
