import { cutPicture, fitWithin, type PicturePiece } from '#domain/review/picture-pieces.ts';
import { pictureSignatureBytes, pictureTypeOf } from '#domain/review/picture-type.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import type { ImageNews } from '#web/features/review/form/picked-image.ts';

/** Longest side of the thumbnail, twice its 80 px. */
const previewSide = 160;

interface ShrunkImage {
  readonly blob: Blob;
  /** Data URL of a thumbnail. */
  readonly preview: string;
}

/** Several for a long picture, in reading order. */
export type ShrinkOutcome = Result<readonly ShrunkImage[], Exclude<ImageNews, 'split'>>;

/** Converts a PNG or JPEG to upright JPEGs of at most 1500 × 1500 pixels. Also runs in workers. */
export async function shrinkImage(file: Blob): Promise<ShrinkOutcome> {
  try {
    const type = pictureTypeOf(new Uint8Array(await file.slice(0, pictureSignatureBytes).arrayBuffer()));
    if (type === null) return failure('refused');
    // Set the detected type: decoders may rely on it, and the system's may be wrong.
    const bitmap = await createImageBitmap(file.slice(0, file.size, type));
    const pieces = cutPicture(bitmap);
    const images: ShrunkImage[] = [];
    for (const piece of pieces ?? []) images.push(await shrinkPiece(bitmap, piece));
    bitmap.close();
    return pieces === null ? failure('tooLong') : success(images);
  } catch {
    return failure('refused');
  }
}

async function shrinkPiece(bitmap: ImageBitmap, piece: PicturePiece): Promise<ShrunkImage> {
  const blob = await draw(bitmap, piece);
  const preview = await addressOf(await draw(bitmap, { ...piece, stored: fitWithin(piece, previewSide) }));
  return { blob, preview };
}

async function draw(bitmap: ImageBitmap, { left, top, width, height, stored }: PicturePiece): Promise<Blob> {
  const paint = (context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles & CanvasImageSmoothing): void => {
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, stored.width, stored.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, width, height, 0, 0, stored.width, stored.height);
  };
  const encoding = { type: 'image/jpeg', quality: reviewLimits.imageQuality };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(stored.width, stored.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('there is no canvas to draw on');
    paint(context);
    return canvas.convertToBlob(encoding);
  }
  const canvas = Object.assign(document.createElement('canvas'), stored);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas to draw on');
  paint(context);
  return new Promise((resolve, reject) => {
    const give = (blob: Blob | null): void => (blob === null ? reject(new Error('too large to draw')) : resolve(blob));
    canvas.toBlob(give, encoding.type, encoding.quality);
  });
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')));
    reader.readAsDataURL(blob);
  });
}
