import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProviderLogo } from './provider-logo.ts';
import { sellers } from './sellers.ts';

const demoProviderSlugs = sellers.map(({ slug }) => slug);

describe('drawProviderLogo', () => {
  it('draws the same logo for the same slug and another one for each provider', () => {
    expect(drawProviderLogo('tanuki-sim')).toBe(drawProviderLogo('tanuki-sim'));
    expect(new Set(demoProviderSlugs.map(drawProviderLogo)).size).toBe(demoProviderSlugs.length);
  });

  it.each(demoProviderSlugs.slice(0, 24))(
    'gives %s a square picture with a mark and a bevelled corner',
    async (slug) => {
      const svg = drawProviderLogo(slug);
      expect(svg).not.toMatch(/NaN|undefined/);
      const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([144, 144]);
      const colourAt = (x: number, y: number): string =>
        data.subarray((y * 144 + x) * 3, (y * 144 + x) * 3 + 3).join(' ');
      expect(colourAt(140, 4)).not.toBe(colourAt(4, 4));
      const colours = new Set(
        Array.from({ length: 144 * 144 }, (_, index) => colourAt(index % 144, Math.floor(index / 144))),
      );
      expect(colours.size).toBeGreaterThan(3);
    },
  );
});
