import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { readDeskImages, type DeskImageFile } from './desk-images.ts';
import type { Actor } from '#operators/audit-trail.ts';
import { findReviewId, listReviews, showReview, type DeskFilter } from './desk-reader.ts';
import type { DeskReview, DeskReviewDetail } from './desk-review.ts';
import type { ImageStore } from './image-store.ts';
import type { MailQueue } from './mail-queue.ts';
import { decide, type Decision, type DeskRefusal } from './move-review.ts';
import { replyTo } from './reply-to-review.ts';
import { undoDecision } from './undo-decision.ts';

/**
 * Moderation of reviews. Ids may be shortened to an unambiguous prefix. Every method throws when the database fails.
 */
export interface ReviewDesk {
  list(filter: DeskFilter): Promise<readonly DeskReview[]>;
  show(id: string): Promise<Result<DeskReviewDetail, DeskRefusal>>;
  /** Its screenshots, in any state. */
  images(id: string): Promise<Result<readonly DeskImageFile[], DeskRefusal>>;
  /** Resolves to the new state. */
  decide(id: string, decision: Decision): Promise<Result<ReviewStatus, DeskRefusal>>;
  /** Undoes the latest decision within `undoMs`; resolves to the state that is back. */
  undo(id: string, at: Date): Promise<Result<ReviewStatus, DeskRefusal>>;
  /** @param reply.text null removes the answer */
  reply(id: string, reply: { readonly text: string | null; readonly at: Date }): Promise<Result<void, DeskRefusal>>;
}

interface ReviewDeskParts {
  readonly database: Pick<Database, 'queries' | 'write'>;
  readonly mail: MailQueue;
  readonly imageStore: ImageStore;
  /** Who is at the desk, for the audit trail. */
  readonly by: Actor;
}

export function createReviewDesk(parts: ReviewDeskParts): ReviewDesk {
  const { database, imageStore } = parts;
  const { queries } = database;
  /** Runs `work` on the review with an id or unambiguous prefix. */
  const onReview = async <Value>(
    beginning: string,
    work: (id: string) => Promise<Result<Value, DeskRefusal>>,
  ): Promise<Result<Value, DeskRefusal>> => {
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
    images: (beginning) => onReview(beginning, async (id) => success(await readDeskImages(queries, imageStore, id))),
    decide: (beginning, decision) => onReview(beginning, (id) => decide(parts, id, decision)),
    undo: (beginning, at) => onReview(beginning, (id) => undoDecision(parts, id, at)),
    reply: (beginning, reply) => onReview(beginning, (id) => replyTo(parts, id, reply)),
  };
}
