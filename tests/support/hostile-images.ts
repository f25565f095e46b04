import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { ImageFault } from '#reviews/make-review-image.ts';
import { bombOf, chunk, pngOf, withChunks } from './png-chunks.ts';

/** A file sent as a screenshot, and the expected outcome. */
export interface HostileImage {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Stored width and height, or the reason for refusal. */
  readonly outcome: readonly [width: number, height: number] | ImageFault;
}

/** Left half red, right half blue, at half size of a phone's screenshot. */
export function twoColours(width = 40, height = 20): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, gravity: 'east' },
  ]);
}

/** Words that must not appear in any stored image. */
export const secretWords = ['SecretMaker', '<script>', 'PK\u0003\u0004', 'alert(', 'SecretComment'];

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Makes them again: nothing hostile lies in the repository. */
export async function makeHostileImages(): Promise<readonly HostileImage[]> {
  const png = await twoColours().png().toBuffer();
  const jpeg = await twoColours().jpeg().toBuffer();
  return [...notImages(), ...broken(png, jpeg), ...oversized(png, jpeg), ...disguised(png, jpeg), ...(await unusual())];
}

function notImages(): HostileImage[] {
  const text = (name: string, content: string): HostileImage => ({
    name,
    bytes: Buffer.from(content, 'latin1'),
    outcome: 'not-png-or-jpeg',
  });
  return [
    text('nothing', ''),
    text('SVG called PNG', svg),
    text('SVG with an XML head', `<?xml version="1.0"?>${svg}`),
    text('HTML', '<!doctype html><script>alert(1)</script>'),
    text('PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    text('executable', 'MZ\u0090\u0000\u0003'),
    text('PNG behind a script', `<script>alert(1)</script>\u0089PNG\r\n\u001a\n`),
  ];
}

function broken(png: Buffer, jpeg: Buffer): HostileImage[] {
  const badSum = Buffer.from(png);
  badSum.writeUInt8((badSum.at(30) ?? 0) ^ 0xff, 30);
  const images = {
    'signature of PNG alone': png.subarray(0, 8),
    'signature of JPEG alone': jpeg.subarray(0, 3),
    'PNG cut off': png.subarray(0, png.length / 2),
    'PNG without its last chunk and some data': png.subarray(0, png.length - 30),
    'JPEG cut off': jpeg.subarray(0, (jpeg.length * 3) / 4),
    'PNG with a wrong checksum': badSum,
    'PNG of no width': pngOf({ width: 0, height: 9 }, deflateSync(Buffer.alloc(9))),
    'PNG of noise': pngOf({ width: 90, height: 90 }, Buffer.from('this is no compressed data')),
  };
  return Object.entries(images).map(([name, bytes]) => ({ name, bytes, outcome: 'broken' }));
}

function oversized(png: Buffer, jpeg: Buffer): HostileImage[] {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(65_500, frame + 5);
  claimed.writeUInt16BE(65_500, frame + 7);
  return [
    { name: 'bomb of 30,000 × 30,000', bytes: bombOf(30_000), outcome: 'too-many-pixels' },
    { name: 'JPEG that claims 65,500 × 65,500', bytes: claimed, outcome: 'too-many-pixels' },
    {
      name: 'PNG that claims 2,000,000,000 × 1',
      bytes: pngOf({ width: 2_000_000_000, height: 1 }, deflateSync(Buffer.alloc(9))),
      outcome: 'broken',
    },
    { name: 'file of more than 8 MB', bytes: Buffer.concat([png, Buffer.alloc(8_000_000)]), outcome: 'too-large' },
  ];
}

/** They are images, and something else at the same time. */
function disguised(png: Buffer, jpeg: Buffer): HostileImage[] {
  const comment = Buffer.from('SecretComment <script>alert(1)</script>');
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const bloated = deflateSync(Buffer.alloc(50_000_000, 'SecretComment'));
  return [
    { name: 'JPEG and ZIP', bytes: Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004…')]), outcome: [40, 20] },
    { name: 'PNG and HTML', bytes: Buffer.concat([png, comment]), outcome: [40, 20] },
    {
      name: 'JPEG with a script in a comment',
      bytes: Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]),
      outcome: [40, 20],
    },
    {
      name: 'PNG with a script in a text',
      bytes: withChunks(png, [chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), comment]))]),
      outcome: [40, 20],
    },
    {
      name: 'PNG with a text that unpacks to 50 MB',
      bytes: withChunks(png, [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bloated]))]),
      outcome: [40, 20],
    },
  ];
}

async function unusual(): Promise<HostileImage[]> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1', GPSLongitudeRef: 'E' };
  const exif = { IFD0: { Make: 'SecretMaker' }, IFD3: place };
  const clear = sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const png = await twoColours().png().toBuffer();
  const frames = [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))];
  return [
    { name: 'animated GIF', bytes: await twoColours().gif().toBuffer(), outcome: 'not-png-or-jpeg' },
    { name: 'WebP', bytes: await twoColours().webp().toBuffer(), outcome: 'not-png-or-jpeg' },
    { name: 'TIFF', bytes: await twoColours().tiff().toBuffer(), outcome: 'not-png-or-jpeg' },
    { name: 'AVIF', bytes: await twoColours().avif().toBuffer(), outcome: 'not-png-or-jpeg' },
    { name: 'animated PNG', bytes: withChunks(png, frames), outcome: [40, 20] },
    { name: 'CMYK', bytes: await twoColours().toColourspace('cmyk').jpeg().toBuffer(), outcome: [40, 20] },
    { name: '16 bits', bytes: await twoColours().toColourspace('rgb16').png().toBuffer(), outcome: [40, 20] },
    { name: 'grey', bytes: await twoColours().toColourspace('b-w').png().toBuffer(), outcome: [40, 20] },
    { name: 'palette', bytes: await twoColours().png({ palette: true }).toBuffer(), outcome: [40, 20] },
    { name: 'progressive', bytes: await twoColours().jpeg({ progressive: true }).toBuffer(), outcome: [40, 20] },
    { name: 'transparent', bytes: await clear.png().toBuffer(), outcome: [30, 30] },
    {
      name: 'turned, with a place',
      bytes: await twoColours().withMetadata({ orientation: 6, exif }).jpeg().toBuffer(),
      outcome: [20, 40],
    },
    {
      name: 'wide gamut',
      bytes: await twoColours().withIccProfile('p3').jpeg().toBuffer(),
      outcome: [40, 20],
    },
    { name: 'large', bytes: await twoColours(3_000, 1_200).png().toBuffer(), outcome: [1500, 600] },
    { name: 'one line', bytes: await twoColours(12_000, 1).png().toBuffer(), outcome: 'too-long' },
    { name: 'scrolled page', bytes: await twoColours(1_170, 16_000).png().toBuffer(), outcome: 'too-long' },
    { name: 'piece of one', bytes: await twoColours(537, 1_500).png().toBuffer(), outcome: [537, 1500] },
  ];
}
