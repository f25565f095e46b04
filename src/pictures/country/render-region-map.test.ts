import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { RegionMap } from './draw-region-map.ts';
import { renderRegionMap } from './render-region-map.ts';

const map: RegionMap = {
  width: 80,
  height: 40,
  countries: [
    { code: 'AA', path: 'M0 0h20v40h-20Z' },
    { code: 'BB', path: 'M20 0h20v40h-20Z' },
  ],
  otherLand: 'M60 0h20v40h-20Z',
};

async function colourAt(svg: string, x: number): Promise<string> {
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (20 * map.width + x) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

/** The colours of a strip of eight pixels. */
async function coloursFrom(svg: string, x: number): Promise<ReadonlySet<string>> {
  return new Set(await Promise.all(Array.from({ length: 8 }, (_, step) => colourAt(svg, x + step))));
}

describe('renderRegionMap', () => {
  it('renders covered countries solid, the others hatched, other land and sea plain', async () => {
    const svg = renderRegionMap(map, new Set(['AA']), 'day');
    expect([...(await coloursFrom(svg, 4))]).toEqual(['#2d7da7']);
    expect((await coloursFrom(svg, 26)).size).toBeGreaterThan(2);
    expect(await colourAt(svg, 70)).toBe('#efe2c3');
    expect(await colourAt(svg, 50)).toBe('#d2ebf5');
  });

  it('has the colours of the night', async () => {
    expect(await colourAt(renderRegionMap(map, new Set(['AA']), 'night'), 10)).toBe('#5daacb');
  });

  it('names each country once, under the part it belongs to', () => {
    const svg = renderRegionMap(map, new Set(['BB']), 'day');
    expect(svg).toMatch(/data-part="missing".*data-code="AA".*data-part="covered".*data-code="BB"/);
    expect(svg.match(/data-code=/g)).toHaveLength(2);
  });

  it('holds nothing that a page’s policy would refuse', () => {
    expect(renderRegionMap(map, new Set(), 'night')).not.toMatch(/<style|<script|style=|\son\w+=/);
  });
});
