import type { PictureAnswer, DrawingJob } from './picture-job.ts';
import sharp from 'sharp';
import { drawMapFile } from './draw-map-file.ts';
import { drawPictureFiles } from './draw-picture-files.ts';

// One job at a time on one core: pages come first.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: DrawingJob) => void answer(job));
process.on('disconnect', () => process.exit());

async function answer(job: DrawingJob): Promise<void> {
  const drawing = 'region' in job ? drawMapFile(job) : drawPictureFiles(job);
  const problem = await drawing.then(
    () => null,
    (error: unknown) => String(error),
  );
  const reply: PictureAnswer = { problem };
  process.send?.(reply);
}
