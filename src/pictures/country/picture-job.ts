import type { MapJob } from './draw-map-file.ts';
import type { PictureJob } from './draw-picture-files.ts';

/** What the drawing process answers to each job. */
export interface PictureAnswer {
  /** Null: the files are there. */
  readonly problem: string | null;
}

/** A picture, or the coverage map of a region. */
export type DrawingJob = PictureJob | MapJob;
