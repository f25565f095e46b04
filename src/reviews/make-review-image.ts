import sharp, { type Metadata, type Sharp } from 'sharp';
import { isReadableWhole } from '#domain/review/picture-pieces.ts';
import { pictureTypeOf } from '#domain/review/picture-type.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ReviewImage } from './image-store.ts';

/** Runs jobs one after another, first in, first out. */
class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does, whatever happened to previous jobs. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}

/** Limit of decoded pixels: more than any screen or phone camera of today has, less than fills the memory. */
const mostPixels = 40_000_000;

const secondsToDecode = 10;

/** Why an image is refused. `too-long`: unreadable within 1500 × 1500 pixels. */
export type ImageFault = 'too-large' | 'not-png-or-jpeg' | 'too-many-pixels' | 'too-long' | 'broken';

/** One image at a time, to bound memory. */
const queue = new WorkQueue();

/**
 * Re-encodes an image from the pixels of a PNG or JPEG: upright, at most 1500 pixels a side, 8 bits of sRGB, on white
 * where it was transparent, as a JPEG of quality 80. Nothing else of the file survives: no metadata (places, devices),
 * no profile, no further frame, nothing in front of or behind the image.
 */
export async function makeReviewImage(bytes: Uint8Array): Promise<Result<ReviewImage, ImageFault>> {
  if (bytes.length > reviewLimits.imageBytes) return failure('too-large');
  // Other decoders (of SVG, PDF, TIFF …) never see untrusted input.
  if (pictureTypeOf(bytes) === null) return failure('not-png-or-jpeg');
  return queue.run(() => redraw(bytes));
}

async function redraw(bytes: Uint8Array): Promise<Result<ReviewImage, ImageFault>> {
  const metadata = await readMetadata(bytes);
  if (metadata === null) return failure('broken');
  if (metadata.format !== 'png' && metadata.format !== 'jpeg') return failure('not-png-or-jpeg');
  if (metadata.width * metadata.height > mostPixels) return failure('too-many-pixels');
  if (!isReadableWhole(metadata)) return failure('too-long');
  const { imageSide: side, imageQuality } = reviewLimits;
  try {
    const { data, info } = await decode(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: imageQuality * 100 })
      .timeout({ seconds: secondsToDecode })
      .toBuffer({ resolveWithObject: true });
    return success({ type: 'image/jpeg', width: info.width, height: info.height, bytes: data });
  } catch {
    return failure('broken');
  }
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    // Its limit would only give a generic error.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** The first frame. Truncated or damaged images are an error, not a half-grey picture. */
function decode(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 });
}
