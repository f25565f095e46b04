import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeHostileImages, secretWords, twoColours } from '#tests/support/hostile-images.ts';
import { makeReviewImage } from './make-review-image.ts';

const images = await makeHostileImages();

async function stored(name: string): Promise<Buffer> {
  const found = images.find((image) => image.name === name);
  const made = await makeReviewImage(found?.bytes ?? new Uint8Array());
  if (!made.ok) throw new Error(`${name}: ${made.reason}`);
  return Buffer.from(made.value.bytes);
}

/** Red, green and blue of one pixel, 0 to 255. */
async function colourAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

function isNear(colour: readonly number[], wanted: readonly number[]): boolean {
  return wanted.every((value, index) => Math.abs(value - (colour[index] ?? -99)) < 40);
}

describe('makeReviewImage', () => {
  it.each(images.map((image) => [image.name, image] as const))('has the right answer to: %s', async (_name, image) => {
    const made = await makeReviewImage(image.bytes);
    expect(made.ok ? [made.value.width, made.value.height] : made.reason).toEqual(image.outcome);
    if (!made.ok) return;
    const bytes = Buffer.from(made.value.bytes);
    const { format, space, depth, channels, width, height, ...rest } = await sharp(bytes).metadata();
    expect([format, space, depth, channels]).toEqual(['jpeg', 'srgb', 'uchar', 3]);
    expect([width, height]).toEqual(image.outcome);
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'comments', 'orientation'] as const) {
      expect(rest[kind], kind).toBeUndefined();
    }
    expect(secretWords.filter((word) => bytes.includes(word, 0, 'latin1'))).toEqual([]);
  });

  it('turns a picture as its orientation says', async () => {
    const sent = images.find(({ name }) => name === 'turned, with a place')?.bytes;
    const { orientation, exif } = await sharp(sent).metadata();
    expect([orientation, exif?.includes('SecretMaker')]).toEqual([6, true]);
    const turned = await stored('turned, with a place');
    expect(isNear(await colourAt(turned, 10, 5), [255, 0, 0])).toBe(true);
    expect(isNear(await colourAt(turned, 10, 35), [0, 0, 255])).toBe(true);
  });

  it.each(['CMYK', '16 bits', 'palette', 'wide gamut', 'animated PNG'])('keeps the colours of: %s', async (name) => {
    const image = await stored(name);
    expect(isNear(await colourAt(image, 5, 10), [254, 0, 0])).toBe(true);
    const [red, , blue] = await colourAt(image, 35, 10);
    expect((blue ?? 0) - (red ?? 0)).toBeGreaterThan(80);
  });

  it('puts what is transparent on white', async () => {
    expect(isNear(await colourAt(await stored('transparent'), 15, 15), [255, 255, 255])).toBe(true);
  });

  it('leaves the order of several at once alone', async () => {
    const sizes = [10, 20, 30, 40];
    const sent = await Promise.all(sizes.map((size) => twoColours(size, size).png().toBuffer()));
    const made = await Promise.all(sent.map((bytes) => makeReviewImage(bytes)));
    expect(made.map((image) => image.ok && image.value.width)).toEqual(sizes);
  });
});
