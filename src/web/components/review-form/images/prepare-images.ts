import { pickedImageTypes } from '#domain/review-limits.ts';
import type { PickedImage } from '#web/components/review-form/picked-image.ts';
import { randomId } from '#web/components/review-form/random-id.ts';
import { shrinkImage, type ShrunkImage } from './shrink-image.ts';

/** A larger file is no screenshot, and opening it could stop a phone. */
const largestFile = 50_000_000;

export interface PreparedImages {
  readonly images: readonly PickedImage[];
  /** Files that are no PNG or JPEG, or cannot be opened. */
  readonly refused: number;
}

/** Makes picked files small enough to be sent, off the main thread where the browser can. Of too many, the last ones. */
export async function prepareImages(files: readonly File[]): Promise<PreparedImages> {
  const fitting = files.filter(isPicture);
  const worker = startWorker();
  const images: PickedImage[] = [];
  for (const file of fitting) {
    const shrunk = await shrinkIn(worker, file);
    if (shrunk !== null) images.push({ id: randomId(), ...shrunk });
  }
  worker?.terminate();
  return { images, refused: files.length - images.length };
}

function isPicture({ type, size }: File): boolean {
  return (pickedImageTypes as readonly string[]).includes(type) && size <= largestFile;
}

/** Null: this browser cannot draw outside of the page. */
function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  return new Worker(new URL('shrink-worker.ts', import.meta.url), { type: 'module' });
}

async function shrinkIn(worker: Worker | null, file: File): Promise<ShrunkImage | null> {
  if (worker === null) return shrinkImage(file);
  const answer = await askWorker(worker, file).catch(() => null);
  // A worker that cannot draw, or did not start, is no reason to refuse a picture.
  return answer ?? shrinkImage(file);
}

function askWorker(worker: Worker, file: File): Promise<ShrunkImage | null> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<ShrunkImage | null>) => resolve(data));
    port1.start();
    worker.addEventListener('error', () => reject(new Error('the worker failed')), { once: true });
    worker.postMessage(file, [port2]);
  });
}
