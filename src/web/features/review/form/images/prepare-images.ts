import { failure } from '#domain/kernel/result.ts';
import type { ImageNews, PickedImage } from '#web/features/review/form/picked-image.ts';
import { randomId } from '#web/features/review/form/random-id.ts';
import { shrinkImage, type ShrinkOutcome } from './shrink-image.ts';

/** After this a worker whose script the network holds back no longer delays the review. */
const longestWorkerMs = 20_000;

/** Larger files are no screenshots, and decoding them could crash a phone. */
const largestFile = 50_000_000;

export interface PreparedImages {
  readonly images: readonly PickedImage[];
  readonly news: readonly ImageNews[];
}

/** Resizes picked files for sending, off the main thread where supported. Detects types from the bytes. */
export async function prepareImages(files: readonly File[]): Promise<PreparedImages> {
  const worker = startWorker();
  const images: PickedImage[] = [];
  const news = new Set<ImageNews>();
  for (const file of files) {
    const outcome = file.size > largestFile ? failure('refused' as const) : await shrinkIn(worker, file);
    if (!outcome.ok) {
      news.add(outcome.reason);
      continue;
    }
    if (outcome.value.length > 1) news.add('split');
    images.push(...outcome.value.map((image) => ({ id: randomId(), ...image })));
  }
  worker?.terminate();
  return { images, news: [...news] };
}

/** Null: no support for `OffscreenCanvas` in workers. */
function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  return new Worker(new URL('shrink-worker.ts', import.meta.url), { type: 'module' });
}

async function shrinkIn(worker: Worker | null, file: File): Promise<ShrinkOutcome> {
  if (worker === null) return shrinkImage(file);
  const outcome = await askWorker(worker, file).catch(() => null);
  // Fall back to the main thread if the worker failed.
  return outcome === null || (!outcome.ok && outcome.reason === 'refused') ? shrinkImage(file) : outcome;
}

function askWorker(worker: Worker, file: File): Promise<ShrinkOutcome> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<ShrinkOutcome>) => resolve(data));
    port1.start();
    worker.addEventListener('error', () => reject(new Error('the worker failed')), { once: true });
    setTimeout(() => reject(new Error('the worker did not answer')), longestWorkerMs);
    worker.postMessage(file, [port2]);
  });
}
