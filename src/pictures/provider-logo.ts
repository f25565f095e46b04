import { hash } from 'node:crypto';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** A logo as it is stored and served. */
export interface ProviderLogo {
  /** Of the bytes: 16 hexadecimal digits. */
  readonly hash: string;
  readonly bytes: Buffer;
}

/** Side in pixels: three times the largest size at which logos are shown. */
export const logoSide = 216;

export const largestLogoFile = 5_000_000;
const mostPixels = 40_000_000;
const secondsToDecode = 10;

/**
 * Re-encodes any picture (PNG, JPEG, WebP, AVIF, GIF, SVG …) as a square JPEG, whole and on white. Nothing else of the
 * file survives.
 */
export async function makeProviderLogo(file: Uint8Array): Promise<Result<ProviderLogo>> {
  if (file.length > largestLogoFile) return failure('The image is larger than 5 MB; use a smaller one.');
  const { default: sharp } = await import('sharp');
  try {
    const bytes = await sharp(file, { density: 300, limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize({ width: logoSide, height: logoSide, fit: 'contain', background: 'white' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .timeout({ seconds: secondsToDecode })
      .toBuffer();
    return success({ bytes, hash: hash('sha256', bytes).slice(0, 16) });
  } catch {
    return failure('The file is not a readable image; use a PNG, JPEG, WebP or SVG.');
  }
}
