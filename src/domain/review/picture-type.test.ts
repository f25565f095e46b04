import { describe, expect, it } from 'vitest';
import { pictureSignatureBytes, pictureTypeOf } from './picture-type.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const text = (content: string): number[] => [...new TextEncoder().encode(content)];

describe('pictureTypeOf', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['PNG that is cut off', png.slice(0, 7), null],
    ['JPEG that is cut off', jpeg.slice(0, 2), null],
    ['HEIC', [0, 0, 0, 24, ...text('ftypheic')], null],
    ['GIF', text('GIF89a'), null],
    ['WebP', text('RIFF    WEBP'), null],
    ['SVG', text('<svg xmlns='), null],
    ['nothing', [], null],
  ])('reads the signature of %s', (_name, bytes, type) => {
    expect(pictureTypeOf(new Uint8Array(bytes))).toBe(type);
    expect(pictureTypeOf(new Uint8Array([...bytes, 1, 2, 3]).subarray(0, pictureSignatureBytes))).toBe(type);
  });
});
