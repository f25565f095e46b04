import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PictureRequest } from './country/picture-request.ts';
import { createSharePictures, parseShareFile } from './share-pictures.ts';

/** A picture whose left half is white and whose right half is red, and the requests it was asked for. */
async function makePictures() {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-'));
  const file = join(folder, 'plate.webp');
  const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#d00000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1600, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: red, left: 800, top: 0 }])
    .webp()
    .toFile(file);
  const asked: PictureRequest[] = [];
  const countryPicture = async (request: PictureRequest): Promise<string> => {
    asked.push(request);
    return file;
  };
  return { asked, folder, pictures: createSharePictures({ dataDir: folder, pictures: { countryPicture } }) };
}

async function pixelOf(file: string, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('share pictures', () => {
  it('are JPEGs of 1200 by 630, the land at the right and the mark at the left', async () => {
    const { pictures } = await makePictures();
    const file = await pictures.sharePicture('jp');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(200_000);
    const [red = 0, green = 0] = await pixelOf(file, 1000, 315);
    expect([red > 180, green < 40]).toEqual([true, true]);
    const [fixRed = 0, fixGreen = 0, fixBlue = 0] = await pixelOf(file, 184, 315);
    expect([fixRed > 150, fixGreen < 60, fixBlue > 70]).toEqual([true, true, true]);
  });

  it('are drawn once, however many ask, and kept', async () => {
    const { asked, folder, pictures } = await makePictures();
    const [first, second] = await Promise.all([pictures.sharePicture('jp'), pictures.sharePicture('jp')]);
    expect(first).toBe(second);
    await pictures.sharePicture('jp');
    expect(asked).toEqual([{ subject: 'jp', size: 'big', theme: 'day', format: 'webp', isHalf: false }]);
    expect(
      readdirSync(join(folder, 'pictures', 'share'), { recursive: true }).filter((name) =>
        String(name).endsWith('.jpg'),
      ),
    ).toHaveLength(1);
  });

  it('take the map of the home page for pages about no place', async () => {
    const { asked, pictures } = await makePictures();
    await pictures.sharePicture('home');
    expect(asked[0]).toMatchObject({ subject: 'home', size: 'wide' });
  });

  it('leave nothing behind that failed, and try again', async () => {
    const { pictures: good, folder } = await makePictures();
    const broken = createSharePictures({
      dataDir: folder,
      pictures: { countryPicture: () => Promise.reject(new Error('no atlas')) },
    });
    await expect(broken.sharePicture('fr')).rejects.toThrow('no atlas');
    expect(await sharp(await good.sharePicture('fr')).metadata()).toMatchObject({ width: 1200 });
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
