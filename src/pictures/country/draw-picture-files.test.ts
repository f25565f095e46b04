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
    const names = ['ie-medium-half-night', 'ie-medium-half', 'ie-medium-night', 'ie-medium'];
    expect((await readdir(folder)).toSorted()).toEqual(names.flatMap((name) => [`${name}.avif`, `${name}.webp`]));
    const [day, night] = [path.join(folder, 'ie-medium.webp'), path.join(folder, 'ie-medium-night.webp')];
    expect(await lightness(day)).toBeGreaterThan(160);
    expect(await lightness(night)).toBeLessThan(90);
    for (const file of [day, night]) {
      const { length } = await readFile(file);
      expect(length).toBeGreaterThan(4000);
      expect(length).toBeLessThan(60_000);
    }
  });

  it('writes the same picture in both formats, AVIF smaller, and halves of it', async () => {
    await drawPictureFiles({ subject: 'mt', size: 'small', folder });
    const read = async (name: string) => {
      const content = await readFile(path.join(folder, name));
      return { bytes: content.length, ...(await sharp(content).metadata()) };
    };
    const [webp, avif] = [await read('mt-small.webp'), await read('mt-small.avif')];
    expect([webp.format, webp.width, avif.width]).toEqual(['webp', 192, 192]);
    expect(avif.bytes).toBeLessThan(webp.bytes * 0.75);
    expect(await read('mt-small-half-night.avif')).toMatchObject({ width: 96, height: 96 });
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
