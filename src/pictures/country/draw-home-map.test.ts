import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawHomeMap } from './draw-home-map.ts';
import { homeLayouts, viewHome } from './home-view.ts';
import { flagPalette, mapColours } from './palette.ts';
import { loadGeodata } from './geodata.ts';

/** Reading the geodata takes half a second, more on a busy machine. */
beforeAll(() => void loadGeodata(), 60_000);

async function colourAt(svg: string, [x, y]: readonly [number, number]): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y) * info.width + Math.round(x)) * 3;
  return `#${data.subarray(at, at + 3).toString('hex')}`;
}

describe('drawHomeMap', { timeout: 60_000 }, () => {
  it('has the countries it is told of in their palettes, others in that of land', async () => {
    const palette = await flagPalette('cn');
    const svg = drawHomeMap({ size: 'phone', theme: 'day' }, new Map([['CN', palette]]));
    const { locate } = viewHome(homeLayouts.phone);
    const china = mapColours(palette, 'day');
    expect(await colourAt(svg, locate([103, 33]))).toBe(china.land[2]);
    expect(await colourAt(svg, locate([23, -3]))).toBe(china.otherLand);
  });

  it('is dark by night, with the sea of the page', () => {
    const svg = drawHomeMap({ size: 'phone', theme: 'night' }, new Map());
    expect(svg).toContain('fill="#0a2838"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});
