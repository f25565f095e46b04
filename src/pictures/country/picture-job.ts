import type { MapJob } from './draw-map-file.ts';
import type { PictureJob } from './draw-picture-files.ts';

/** The drawing process's reply to a job. */
export interface PictureAnswer {
  /** Null: success. */
  readonly problem: string | null;
}

/** A picture, or the coverage map of a region. */
export type DrawingJob = PictureJob | MapJob;
