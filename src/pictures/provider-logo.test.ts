import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { largestLogoFile, logoSide, makeProviderLogo } from './provider-logo.ts';

const wide = sharp({ create: { width: 400, height: 100, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 1 } } });

describe('makeProviderLogo', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'reads %s, whole, on a white square',
    async (format) => {
      const made = await makeProviderLogo(await wide.clone().withMetadata().toFormat(format).toBuffer());
      if (!made.ok) throw new Error(made.reason);
      const { width, height, format: encoded, exif } = await sharp(made.value.bytes).metadata();
      expect([width, height, encoded, exif]).toEqual([logoSide, logoSide, 'jpeg', undefined]);
      const raw = await sharp(made.value.bytes).raw().toBuffer();
      const at = (x: number, y: number) => [...raw.subarray((y * logoSide + x) * 3, (y * logoSide + x) * 3 + 3)];
      expect(at(2, 2).every((value) => value > 245)).toBe(true);
      expect(at(4, logoSide / 2)[1]).toBeLessThan(60);
    },
  );

  it('reads SVG, and lays what is transparent on white', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="2"/></svg>';
    const made = await makeProviderLogo(Buffer.from(svg));
    if (!made.ok) throw new Error(made.reason);
    expect([...(await sharp(made.value.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(made.value.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('refuses what is no picture or too large', async () => {
    expect(await makeProviderLogo(Buffer.from('<html>'))).toMatchObject({ ok: false });
    expect(await makeProviderLogo(Buffer.alloc(0))).toMatchObject({ ok: false });
    expect(await makeProviderLogo(Buffer.alloc(largestLogoFile + 1))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('5 MB'),
    });
  });
});
