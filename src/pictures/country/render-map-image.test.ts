import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mapColours, regionPalette } from './palette.ts';
import { mapLayouts } from './map-layout.ts';
import { renderMapImage, type MapShapes } from './render-map-image.ts';

const layout = mapLayouts.small;
const colours = mapColours(regionPalette, 'day');

/** A square island in the middle of the sheet. */
const shapes: MapShapes = {
  scale: 0.32,
  coast: 'M80 80H112V112H80Z',
  farLand: '',
  thickness: 1,
  waterlines: ['M60 60H132V132H60Z', 'M40 40H152V152H40Z'],
  bands: ['', 'M90 90H102V102H90Z'],
  otherLand: 'M0 0H30V30H0ZM160 160H192V192H160Z',
  otherBorders: 'M15 0V30',
  innerBorders: '',
  graticule: '',
};

async function colourAt(svg: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

describe('renderMapImage', () => {
  it('renders sea, other land and land, each in its colour', async () => {
    const svg = renderMapImage(shapes, layout, { ...colours, otherLand: '#ff0000', hatch: '#ff0000' });
    expect(await colourAt(svg, 96, 20)).toBe(colours.sea);
    expect(await colourAt(svg, 20, 20)).toBe('#ff0000');
    expect(await colourAt(svg, 84, 96)).toBe(colours.land[0]);
    expect(await colourAt(svg, 96, 96)).toBe(colours.land[2]);
  });

  it('draws borders over other land, and waterlines over both', async () => {
    const svg = renderMapImage({ ...shapes, waterlines: ['M5 20H25V25H5Z'] }, layout, {
      ...colours,
      otherBorder: '#ff0000',
      waterline: '#00ff00',
    });
    expect(await colourAt(svg, 15, 10)).toMatch(/^#f/);
    expect(await colourAt(svg, 10, 20)).toMatch(/^#.{2}[d-f]/);
  });

  it('lets waterlines fade out to sea', () => {
    const strengths = [...renderMapImage(shapes, layout, colours).matchAll(/stroke-opacity="(0\.\d{2})"/g)].map(
      ([, text]) => Number(text),
    );
    expect(strengths[0]).toBeCloseTo(layout.opacity, 2);
    expect(strengths[1]).toBeLessThan(strengths[0] ?? 0);
  });

  it('makes water within the waterlines shallow', async () => {
    const svg = renderMapImage(shapes, layout, colours);
    expect(await colourAt(svg, 35, 96)).toBe(colours.sea);
    expect(await colourAt(svg, 50, 96)).toBe(colours.shoals[2]);
  });
});
