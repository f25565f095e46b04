import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readDeskImages, type DeskImageFile } from './desk-images.ts';
import { findReviewId, listReviews, showReview, type DeskFilter } from './desk-reader.ts';
import type { DeskReview, DeskReviewDetail } from './desk-review.ts';
import type { ImageStore } from './image-store.ts';
import { markOpened } from './opened-images.ts';

/** Reading reviews for their moderators. Ids may be shortened to an unambiguous prefix. It throws when the database fails. */
export interface ReviewDesk {
  list(filter: DeskFilter): Promise<readonly DeskReview[]>;
  show(id: string): Promise<Result<DeskReviewDetail, 'not-found'>>;
  /** Hands over its screenshots, in any state, which opens them; resolves to their number, null where `read` has failed. */
  images(id: string, reader: ImageReading): Promise<Result<number | null, 'not-found'>>;
}

interface ImageReading {
  /** False: they could not be shown. */
  readonly read: (files: readonly DeskImageFile[]) => Promise<boolean>;
  readonly operator: string;
  readonly at: Date;
}

interface ReviewDeskParts {
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
  };
}
