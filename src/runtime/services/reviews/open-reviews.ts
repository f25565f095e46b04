import { createReviewDesk, type ReviewDesk } from '#reviews/review-desk.ts';
import type { Desk } from '#runtime/services/desk/open-desk.ts';
import { openImageStore } from './open-image-store.ts';

export type { DeskReviewDetail, ReviewEvent } from '#reviews/desk-reader.ts';
export type { DeskReview } from '#reviews/desk-review.ts';
export type { DeskReviewReport, ReportFigure } from '#reviews/report-reader.ts';
export type { ReviewDesk } from '#reviews/review-desk.ts';

/** Reviews for the signed-in operator. */
export function openReviews({ database, config }: Pick<Desk, 'database' | 'config'>): ReviewDesk {
  return createReviewDesk({ database, imageStore: openImageStore(config.reviews.images, config.dataDir) });
}
