import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSharePicture, parseShareFile } from './share-pictures.ts';

async function pixelOf(picture: Buffer, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('share pictures', () => {
  it('are JPEGs of 1200 by 630, the land at the right and the mark at the left', async () => {
    const picture = await drawSharePicture('fr');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(200_000);
    const [red = 0, , blue = 0] = await pixelOf(picture, 760, 300);
    expect(blue - red).toBeGreaterThan(60);
    const [fixRed = 0, fixGreen = 0, fixBlue = 0] = await pixelOf(picture, 184, 315);
    expect([fixRed > 150, fixGreen < 60, fixBlue > 70]).toEqual([true, true, true]);
  });

  it('have the icon of the operator in place of the mark', async () => {
    const green = { r: 0, g: 200, b: 0 };
    const icon = await sharp({ create: { width: 512, height: 512, channels: 3, background: green } })
      .png()
      .toBuffer();
    const [red = 255, mid = 0] = await pixelOf(await drawSharePicture('fr', icon), 184, 315);
    expect([red < 30, mid > 170]).toEqual([true, true]);
  });

  it('take the map of the home page for pages about no place', async () => {
    const [home, region] = await Promise.all([drawSharePicture('home'), drawSharePicture('region-global')]);
    expect(await sharp(home).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(home.equals(region)).toBe(false);
  });
});

describe('parseShareFile', () => {
  it.each([
    ['jp.jpg', 'jp'],
    ['region-europe.jpg', 'region-europe'],
    ['region-global.jpg', 'region-global'],
    ['home.jpg', 'home'],
  ])('reads %s', (file, subject) => {
    expect(parseShareFile(file)).toEqual({ ok: true, value: subject });
  });

  it.each(['qq.jpg', 'JP.jpg', 'jp.png', 'region-atlantis.jpg', '../jp.jpg', 'jp.jpg.part', '', 'home-wide.jpg'])(
    'refuses %s',
    (file) => {
      expect(parseShareFile(file).ok).toBe(false);
    },
  );
});
