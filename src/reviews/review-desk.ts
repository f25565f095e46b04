import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { blurImage } from './blur-image.ts';
import { readDeskImage, readDeskImages, type DeskImageFile } from './desk-images.ts';
import { findReviewId, listReviews, showReview, type DeskFilter, type DeskPage } from './desk-reader.ts';
import type { DeskReviewDetail } from './desk-review.ts';
import type { ImageStore } from './image-store.ts';
import { markOpened, unopenedImages } from './opened-images.ts';
import {
  readReportFigures,
  readReviewReports,
  type DeskReviewReport,
  type ReportFigure,
  type ReportFilter,
} from './report-reader.ts';
import { readWaitingReviews, type WaitingReviews } from './waiting-reviews.ts';

/** Reading reviews for their moderators. Ids may be shortened to an unambiguous prefix. It throws when the database fails. */
export interface ReviewDesk {
  list(filter: DeskFilter): Promise<DeskPage>;
  waiting(): Promise<WaitingReviews>;
  show(id: string): Promise<Result<DeskReviewDetail, 'not-found'>>;
  /** One of its screenshots, which opens it; null: there is none. */
  openImage(id: string, position: number, reader: Reader): Promise<Uint8Array | null>;
  /** What stands for a screenshot that nobody has to see yet; null: there is none. */
  blurredImage(id: string, position: number): Promise<Uint8Array | null>;
  /** Positions of the screenshots that somebody has not opened. */
  unopened(id: string, operator: string): Promise<readonly number[]>;
  /** Hands over its screenshots, in any state, which opens them; resolves to their number, null where `read` has failed. */
  images(id: string, reader: ImageReading): Promise<Result<number | null, 'not-found'>>;
  /** Visitors' reports of published reviews. */
  reports(filter: ReportFilter): Promise<readonly DeskReviewReport[]>;
  reportFigures(year: number): Promise<readonly ReportFigure[]>;
}

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

export function createReviewDesk({ database: { queries }, imageStore }: ReviewDeskParts): ReviewDesk {
  /** Runs `work` on the review with an id or unambiguous prefix. */
  const onReview = async <Value>(
    beginning: string,
    work: (id: string) => Promise<Result<Value, 'not-found'>>,
  ): Promise<Result<Value, 'not-found'>> => {
    const id = await findReviewId(queries, beginning);
    return id === null ? failure('not-found') : work(id);
  };
  return {
    list: (filter) => listReviews(queries, filter),
    waiting: () => readWaitingReviews(queries),
    openImage: async (reviewId, position, { operator, at }) => {
      const bytes = await readDeskImage(queries, imageStore, { reviewId, position });
      if (bytes !== null) await markOpened(queries, { reviewId, positions: [position], operator, at });
      return bytes;
    },
    blurredImage: async (reviewId, position) => {
      const bytes = await readDeskImage(queries, imageStore, { reviewId, position });
      return bytes && blurImage(bytes);
    },
    unopened: (id, operator) => unopenedImages(queries, id, operator),
    show: (beginning) =>
      onReview(beginning, async (id) => {
        const review = await showReview(queries, id);
        return review === null ? failure('not-found') : success(review);
      }),
    images: (beginning, { read, operator, at }) =>
      onReview(beginning, async (id) => {
        const files = await readDeskImages(queries, imageStore, id);
        if (!(await read(files))) return success(null);
        await markOpened(queries, { reviewId: id, positions: files.map(({ position }) => position), operator, at });
        return success(files.length);
      }),
    reports: (filter) => readReviewReports(queries, filter),
    reportFigures: (year) => readReportFigures(queries, year),
  };
}
