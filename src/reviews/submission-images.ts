import { randomBytes } from 'node:crypto';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ImageStore, ReviewImage } from './image-store.ts';
import { makeReviewImage, type ImageFault } from './make-review-image.ts';
import type { PickedImage } from './review-submission.ts';
import type { PlacedImage } from './store-review.ts';

type SubmissionFault = ImageFault | 'too-many';

const { imageBytes, images: most, imageSide: side } = reviewLimits;

/** Messages for callers, in English. */
export const imageFaultMessages: Readonly<Record<SubmissionFault, string>> = {
  'too-large': `An image is larger than ${imageBytes / 1_000_000} MB.`,
  'too-many': `More than ${most} images were sent.`,
  'not-png-or-jpeg': 'An image is neither PNG nor JPEG; its bytes decide, not its name or type.',
  'too-many-pixels': 'An image has too many pixels.',
  'too-long': `An image is so long that it could not be read within ${side} × ${side} pixels; send it in pieces.`,
  broken: 'An image cannot be opened.',
};

/** Re-encodes all images of a submission, or returns why one of them is refused. */
export async function makeImages(
  picked: readonly PickedImage[],
): Promise<Result<readonly ReviewImage[], SubmissionFault>> {
  if (picked.length > most) return failure('too-many');
  const images: ReviewImage[] = [];
  for (const { bytes } of picked) {
    const image = await makeReviewImage(bytes);
    if (!image.ok) return image;
    images.push(image.value);
  }
  return success(images);
}

/** Stores all images under random names; if one fails, all are removed. Rethrows the error. */
export async function placeImages(store: ImageStore, images: readonly ReviewImage[]): Promise<readonly PlacedImage[]> {
  const placed: PlacedImage[] = [];
  try {
    for (const image of images) {
      const publicId = randomBytes(16).toString('base64url');
      placed.push({ publicId, image, place: await store.put(publicId, image) });
    }
    return placed;
  } catch (error) {
    await store.remove(placed.map(({ place }) => place));
    throw error;
  }
}
