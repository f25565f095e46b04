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
  margin: 60,
  fieldWidth: 312,
  fieldHeight: 312,
  land: 'M80 80H112V112H80Z',
  thickness: 1,
  shoals: [],
  waterlines: ['M120 120H192V192H120Z', 'M100 100H212V212H100Z'],
  bands: [],
  otherLand: ['M0 0H40V40H0Z', 'M150 150H192V192H150Z'],
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
    expect(await colourAt(svg, 96, 96)).toBe(colours.land[0]);
  });

  it('shifts what was measured with a margin: the first waterline runs round the island', async () => {
    const svg = renderMapImage(shapes, layout, { ...colours, waterline: '#ff0000' });
    const onLine = await colourAt(svg, 60, 96);
    const offLine = await colourAt(svg, 50, 96);
    expect(onLine).not.toBe(colours.sea);
    expect(offLine).toBe(colours.sea);
  });

  it('lets waterlines fade out to sea', () => {
    const strengths = [...renderMapImage(shapes, layout, colours).matchAll(/stroke-opacity="(0\.\d{3})"/g)].map(
      ([, text]) => Number(text),
    );
    expect(strengths[0]).toBeCloseTo(layout.opacity, 2);
    expect(strengths[1]).toBeLessThan(strengths[0] ?? 0);
  });

  it('cuts deeper water out of the shallows', async () => {
    const ring = { ...shapes, shoals: ['M130 130H182V182H130Z'] };
    const svg = renderMapImage(ring, layout, colours);
    expect(await colourAt(svg, 75, 75)).toBe(colours.sea);
    expect(await colourAt(svg, 96, 20)).toBe(colours.shoals[0]);
  });
});
