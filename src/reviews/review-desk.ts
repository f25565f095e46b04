import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { blurImage } from './blur-image.ts';
import { readDeskImage, readDeskImages, type DeskImageFile } from './desk-images.ts';
import { findReviewId, listReviews, showReview, type DeskFilter, type DeskReviewDetail } from './desk-reader.ts';
import type { ImageStore } from './image-store.ts';
import { markOpened, unopenedImages } from './opened-images.ts';
import { readReportFigures, readReviewReports, type ReportFilter } from './report-reader.ts';
import { readWaitingReviews } from './waiting-reviews.ts';

interface Reader {
  readonly operator: string;
  readonly at: Date;
}

interface ImageReading extends Reader {
  /** False: they could not be shown. */
  readonly read: (files: readonly DeskImageFile[]) => Promise<boolean>;
}

export interface ReviewDeskParts {
  readonly database: Pick<Database, 'queries'>;
  readonly imageStore: ImageStore;
}

/** Reading reviews for their moderators. Ids may be shortened to an unambiguous prefix. It throws when the database fails. */
export function createReviewDesk({ database: { queries }, imageStore }: ReviewDeskParts) {
  const imageOf = (reviewId: string, position: number) => readDeskImage(queries, imageStore, { reviewId, position });
  return {
    list: (filter: DeskFilter) => listReviews(queries, filter),
    waiting: () => readWaitingReviews(queries),
    /** One of its screenshots, which opens it; null: there is none. */
    openImage: async (reviewId: string, position: number, { operator, at }: Reader) => {
      const bytes = await imageOf(reviewId, position);
      if (bytes !== null) await markOpened(queries, { reviewId, positions: [position], operator, at });
      return bytes;
    },
    /** What stands for a screenshot that nobody has to see yet; null: there is none. */
    blurredImage: async (reviewId: string, position: number) => {
      const bytes = await imageOf(reviewId, position);
      return bytes && blurImage(bytes);
    },
    /** Positions of the screenshots that somebody has not opened. */
    unopened: (id: string, operator: string) => unopenedImages(queries, id, operator),
    show: async (beginning: string): Promise<Result<DeskReviewDetail, 'not-found'>> => {
      const id = await findReviewId(queries, beginning);
      const review = id === null ? null : await showReview(queries, id);
      return review === null ? failure('not-found') : success(review);
    },
    /** Hands over its screenshots, in any state, which opens them; resolves to their number, null where `read` has failed. */
    images: async (
      beginning: string,
      { read, operator, at }: ImageReading,
    ): Promise<Result<number | null, 'not-found'>> => {
      const id = await findReviewId(queries, beginning);
      if (id === null) return failure('not-found');
      const files = await readDeskImages(queries, imageStore, id);
      if (!(await read(files))) return success(null);
      await markOpened(queries, { reviewId: id, positions: files.map(({ position }) => position), operator, at });
      return success(files.length);
    },
    /** Visitors' reports of published reviews. */
    reports: (filter: ReportFilter) => readReviewReports(queries, filter),
    reportFigures: (year: number) => readReportFigures(queries, year),
  };
}

export type ReviewDesk = ReturnType<typeof createReviewDesk>;
