import type { Result } from '#domain/kernel/result.ts';
import { silentMailQueue, storedMailQueue } from '#reviews/mail-queue.ts';
import { createReviewDesk, type ReviewDesk } from '#reviews/review-desk.ts';
import type { Config } from '#runtime/settings/config.ts';
import { openImageStore } from './open-image-store.ts';
import { withDatabase } from '#runtime/services/with-database.ts';

export type { DeskReview, DeskReviewDetail, ReviewEvent } from '#reviews/desk-review.ts';
export type { DeskRefusal } from '#reviews/move-review.ts';
export { longestReply } from '#reviews/reply-to-review.ts';
export type { ReviewDesk } from '#reviews/review-desk.ts';

/** Opens and migrates the database and runs `work` with the review desk. @param operator who is at it */
export function withReviewDesk<Value>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'reviews' | 'backups'>,
  operator: string,
  work: (desk: ReviewDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { dataDir, reviews } = config;
  // Without a mail server queued mails would never be sent.
  const mail = reviews.mail === null ? silentMailQueue : storedMailQueue;
  const imageStore = openImageStore(reviews.images, dataDir);
  return withDatabase(config, (database) =>
    work(createReviewDesk({ database, mail, imageStore, by: { operator, via: 'shell' } })),
  );
}
