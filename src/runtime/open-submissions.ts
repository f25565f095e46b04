import type { Database } from '#database/database.ts';
import { ClientLimit } from '#domain/client-limit.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import { createReviewImageReader } from '#reviews/create-review-image-reader.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { silentMailQueue, storedMailQueue } from '#reviews/mail-queue.ts';
import { createSubmitReview } from '#reviews/submit-review.ts';
import type { Context } from './context.ts';
import type { ReviewSettings } from './review-settings.ts';

const hourMs = 60 * 60_000;

/** Reviews that one client may store. Behind one address there may be an office or a hotel. */
const reviewsPerClient = [
  { limit: 5, windowMs: hourMs },
  { limit: 20, windowMs: 24 * hourMs },
];

interface SubmissionSettings {
  readonly database: Database;
  readonly botCheck: BotCheck;
  readonly imageStore: ImageStore;
  readonly settings: ReviewSettings;
  readonly now: () => Date;
}

/** Wires what takes reviews in and shows their images. */
export function openSubmissions(parts: SubmissionSettings): Pick<Context, 'submitReview' | 'reviewImages'> {
  const { database, botCheck, imageStore, settings, now } = parts;
  return {
    submitReview: createSubmitReview({
      database,
      botCheck,
      imageStore,
      limits: reviewsPerClient.map((limit) => new ClientLimit(limit)),
      mail: settings.mail === null ? silentMailQueue : storedMailQueue,
      now,
    }),
    reviewImages: createReviewImageReader(database.queries, imageStore),
  };
}
