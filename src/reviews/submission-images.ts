import { randomBytes } from 'node:crypto';
import { reviewLimits } from '#domain/review-limits.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { ImageStore, ReviewImage } from './image-store.ts';
import { makeReviewImage, type ImageFault } from './make-review-image.ts';
import type { PickedImage } from './review-submission.ts';
import type { PlacedImage } from './store-review.ts';

/** All images of a submission made anew, or why one of them cannot be. */
export async function makeImages(
  picked: readonly PickedImage[],
): Promise<Result<readonly ReviewImage[], ImageFault | 'too-many'>> {
  if (picked.length > reviewLimits.images) return failure('too-many');
  const images: ReviewImage[] = [];
  for (const { bytes } of picked) {
    const image = await makeReviewImage(bytes);
    if (!image.ok) return image;
    images.push(image.value);
  }
  return success(images);
}

/** Hands all images to the store under random names; when it fails at one, none of them stays. Throws what it throws. */
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
