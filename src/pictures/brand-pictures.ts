import sharp, { type Sharp } from 'sharp';
import { failure, success, type Result } from '#domain/kernel/result.ts';

interface BrandLogoPicture {
  /** PNG, three times as large as shown. */
  readonly bytes: Buffer;
  /** As shown, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The place of the logo in the header, at 320 px beside three buttons. */
const box = { width: 132, height: 32 };
const density = 3;

const brandIconSide = 512;

const largestFile = 2_000_000;
const mostPixels = 16_000_000;
const secondsToDecode = 10;

const unreadable = 'is no picture that can be read: take an SVG, PNG, WebP or JPEG of at most 2 MB';

/** Opens a picture. Only pixels survive, so an SVG carries no script, no link and no font. */
function openPicture(file: Uint8Array): Sharp {
  return sharp(file, { density: 288, limitInputPixels: mostPixels, pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: secondsToDecode });
}

/** Re-encodes a logo. A failure is the rest of a sentence. */
export async function makeBrandLogo(file: Uint8Array): Promise<Result<BrandLogoPicture>> {
  if (file.length > largestFile) return failure(unreadable);
  try {
    const { data, info } = await openPicture(file)
      .resize({ width: box.width * density, height: box.height * density, fit: 'inside' })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return success({
      bytes: data,
      width: Math.max(1, Math.round(info.width / density)),
      height: Math.max(1, Math.round(info.height / density)),
    });
  } catch {
    return failure(unreadable);
  }
}

/** Re-encodes an icon as a square PNG, whole, with what is beside it transparent. A failure is the rest of a sentence. */
export async function makeBrandIcon(file: Uint8Array): Promise<Result<Buffer>> {
  if (file.length > largestFile) return failure(unreadable);
  try {
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = openPicture(file).resize({
      width: brandIconSide,
      height: brandIconSide,
      fit: 'contain',
      background: transparent,
    });
    return success(await picture.png({ compressionLevel: 9 }).toBuffer());
  } catch {
    return failure(unreadable);
  }
}

/** The icon of a tab: 64 px, for dense screens too. @param icon result of `makeBrandIcon` */
export async function drawTabIcon(icon: Buffer): Promise<Buffer> {
  return sharp(icon).resize(64, 64).png({ compressionLevel: 9 }).toBuffer();
}
