import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPictureFiles } from './draw-picture-files.ts';

let folder = '';
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'roamchart-pictures-')), 'made', 'on', 'the', 'way');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Mean lightness of a picture, 0 to 255. */
async function lightness(file: string): Promise<number> {
  const { channels } = await sharp(await readFile(file)).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

describe('drawPictureFiles', { timeout: 60_000 }, () => {
  it('writes a light and a dark picture, small enough for a phone, and nothing else', async () => {
    await drawPictureFiles({ subject: 'ie', size: 'medium', folder });
    expect((await readdir(folder)).toSorted()).toEqual(['ie-medium-night.webp', 'ie-medium.webp']);
    const [day, night] = [path.join(folder, 'ie-medium.webp'), path.join(folder, 'ie-medium-night.webp')];
    expect(await lightness(day)).toBeGreaterThan(160);
    expect(await lightness(night)).toBeLessThan(90);
    for (const file of [day, night]) {
      const { length } = await readFile(file);
      expect(length).toBeGreaterThan(4000);
      expect(length).toBeLessThan(60_000);
    }
  });

  it('gives a region the colour of regions, not of a flag', async () => {
    await drawPictureFiles({ subject: 'region-baltic', size: 'small', folder });
    const picture = sharp(await readFile(path.join(folder, 'region-baltic-small.webp')));
    const [red = 0, green = 0, blue = 0] = await picture
      .extract({ left: 96, top: 96, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(green + 20);
    expect(green).toBeGreaterThan(red + 20);
  });

  it('leaves nothing behind for a subject without a flag', async () => {
    await expect(drawPictureFiles({ subject: 'qq', size: 'small', folder })).rejects.toThrow('qq.svg');
    expect(await readdir(folder)).toEqual([]);
  });
});
