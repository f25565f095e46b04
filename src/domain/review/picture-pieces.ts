import { reviewLimits } from './review-limits.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its own pixels, and the size it is stored in. */
export interface PicturePiece {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly stored: Size;
}

/** A phone's page is 360 to 430 CSS pixels wide: text stays readable at this length of the shorter side. */
const leastShortSide = 520;

/** A picture scaled down by no more than this stays readable, whatever its size. */
const leastScale = 0.75;

/** Pixels that neighbouring pieces share, so that a line of text cut in one is whole in the other. */
const overlap = 40;

/**
 * Fits a picture into 1500 × 1500 pixels: whole where it stays readable, else cut along its longer side into as few
 * pieces as keep it readable. Null: five are not enough. Sizes are whole pixels from 1.
 */
export function cutPicture(size: Size): readonly PicturePiece[] | null {
  for (let count = 1; count <= reviewLimits.images; count += 1) {
    const scale = scaleIn(size, count);
    if (isReadable(size, scale))
      return Array.from({ length: count }, (_, index) => pieceOf(size, { count, scale, index }));
  }
  return null;
}

/** Whether a picture stays readable when stored whole. */
export function isReadableWhole(size: Size): boolean {
  return isReadable(size, scaleIn(size, 1));
}

/** The size of a picture whose longer side is at most `side` pixels; a smaller one stays as it is. At least one pixel. */
export function fitWithin({ width, height }: Size, side: number): Size {
  return scaled({ width, height }, Math.min(1, side / Math.max(width, height)));
}

function scaleIn({ width, height }: Size, count: number): number {
  const { imageSide } = reviewLimits;
  const room = count * imageSide - (count - 1) * overlap;
  return Math.min(1, imageSide / Math.min(width, height), room / Math.max(width, height));
}

function isReadable({ width, height }: Size, scale: number): boolean {
  return scale >= leastScale || Math.min(width, height) * scale >= leastShortSide;
}

interface Cut {
  readonly count: number;
  readonly scale: number;
  readonly index: number;
}

function pieceOf({ width, height }: Size, { count, scale, index }: Cut): PicturePiece {
  const shared = overlap / scale;
  const length = (Math.max(width, height) + (count - 1) * shared) / count;
  const start = index * (length - shared);
  const place =
    height >= width ? { left: 0, top: start, width, height: length } : { left: start, top: 0, width: length, height };
  return { ...place, stored: scaled(place, scale) };
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
