import { reviewLimits } from '#domain/review-limits.ts';
import { fitWithin } from './fit-within.ts';

/** Longest side of the small copy that the form shows, twice its 80 px. */
const previewSide = 160;

export interface ShrunkImage {
  readonly blob: Blob;
  /** Data address of a small copy. */
  readonly preview: string;
}

/** Makes a JPEG of at most 1500 × 1500 pixels of a picture, upright; null: it cannot be opened. Runs in workers, too. */
export async function shrinkImage(file: Blob): Promise<ShrunkImage | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const blob = await draw(bitmap, reviewLimits.imageSide);
    const preview = await addressOf(await draw(bitmap, previewSide));
    bitmap.close();
    return { blob, preview };
  } catch {
    return null;
  }
}

async function draw(bitmap: ImageBitmap, side: number): Promise<Blob> {
  const { width, height } = fitWithin(bitmap, side);
  const paint = (context: CanvasDrawImage & CanvasRect & CanvasFillStrokeStyles): void => {
    // JPEG knows no transparency; what shows through would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
  };
  const encoding = { type: 'image/jpeg', quality: reviewLimits.imageQuality };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('there is no canvas to draw on');
    paint(context);
    return canvas.convertToBlob(encoding);
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
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
