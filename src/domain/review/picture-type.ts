import type { pickedImageTypes } from './review-limits.ts';

type PictureType = (typeof pickedImageTypes)[number];

const signatures: Readonly<Record<PictureType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Bytes from the start of a file that tell its type. */
export const pictureSignatureBytes = 8;

/** The type of a picture by its magic bytes: names and MIME types are not reliable. Null: neither PNG nor JPEG. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const types = Object.keys(signatures) as PictureType[];
  return types.find((type) => signatures[type].every((byte, index) => bytes[index] === byte)) ?? null;
}
