import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawIcon, siteIcons } from './site-icons.ts';

/** Red, green, blue and opacity of one pixel, each up to 255. */
async function pixelOf(png: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * 4;
  return [...data.subarray(start, start + 4)];
}

describe('drawIcon', () => {
  it.each(Object.entries(siteIcons))('draws %s as a square PNG of its size', async (_name, icon) => {
    const png = await drawIcon(icon);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
    expect(png.length).toBeLessThan(20_000);
  });

  it.each(Object.entries(siteIcons))(
    'puts the fix in the middle of %s and fills it to its edges',
    async (_name, icon) => {
      const png = await drawIcon(icon);
      const [red = 0, green = 0] = await pixelOf(png, icon.size / 2, icon.size / 2);
      expect(red - green).toBeGreaterThan(120);
      expect(await pixelOf(png, 0, 0)).toEqual([250, 252, 254, 255]);
    },
  );

  it('keeps the maskable mark inside the circle that every shape leaves', async () => {
    const { size, markShare } = siteIcons['icon-maskable-512.png'];
    expect(Math.SQRT2 * size * markShare).toBeLessThanOrEqual(0.8 * size);
  });
});

describe('drawFavicon', () => {
  it('is an icon directory that holds one whole PNG of 32 px', async () => {
    const icon = await drawFavicon();
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    const length = icon.readUInt32LE(14);
    const start = icon.readUInt32LE(18);
    expect(start + length).toBe(icon.length);
    expect(await sharp(icon.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });
});
