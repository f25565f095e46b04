import sharp from 'sharp';
import { drawPictureFiles, type PictureJob } from './draw-picture-files.ts';

/** What the drawing process answers to each job. */
export interface PictureAnswer {
  /** Null: the files are there. */
  readonly problem: string | null;
}

// One job at a time on one core: pages come first.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (job: PictureJob) => void answer(job));
process.on('disconnect', () => process.exit());

async function answer(job: PictureJob): Promise<void> {
  const problem = await drawPictureFiles(job).then(
    () => null,
    (error: unknown) => String(error),
  );
  const reply: PictureAnswer = { problem };
  process.send?.(reply);
}
