/**
 * Limits of a review; the browser shows them and the server enforces them. Lengths are in UTF-16 units, as
 * `maxlength` counts.
 */
export const reviewLimits = {
  name: 100,
  /** RFC 5321: the longest address that can be delivered to. */
  email: 254,
  text: 10_000,
  /** Opaque ids are short. */
  provider: 100,
  countries: 50,
  images: 5,
  /** Bytes of one picked image and of all of them together. */
  imageBytes: 8_000_000,
  allImageBytes: 20_000_000,
  /** Longest side of a stored image, in pixels. */
  imageSide: 1500,
  /** Quality of a compressed image, 0 to 1. */
  imageQuality: 0.8,
} as const;

export const pickedImageTypes = ['image/png', 'image/jpeg'] as const;
