import { hourMs } from '#domain/kernel/durations.ts';
import type { Database } from '#database/database.ts';
import type { ClientLimits, LimitRule } from '#limits/client-limits.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import { createReviewImageReader } from '#reviews/create-review-image-reader.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { silentMailQueue, storedMailQueue } from '#reviews/mail-queue.ts';
import { createReviewReports } from '#reviews/review-reports.ts';
import { createSubmitReview } from '#reviews/submit-review.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ReviewSettings } from '#runtime/settings/review-settings.ts';

/** Reviews that one client may store; an office or a hotel may share one address. */
const reviewsPerClient: readonly LimitRule[] = [
  { name: 'reviews in an hour', limit: 5, windowMs: hourMs },
  { name: 'reviews in a day', limit: 20, windowMs: 24 * hourMs },
];

interface SubmissionSettings {
  readonly database: Database;
  readonly botCheck: BotCheck;
  readonly imageStore: ImageStore;
  readonly settings: ReviewSettings;
  readonly limits: ClientLimits;
  readonly now: () => Date;
}

/** What visitors send about reviews, and the pictures that they see. */
export function openSubmissions(
  parts: SubmissionSettings,
): Pick<Context, 'submitReview' | 'reviewImages' | 'reviewReports'> {
  const { database, botCheck, imageStore, settings, limits, now } = parts;
  return {
    submitReview: createSubmitReview({
      database,
      botCheck,
      imageStore,
      mayStore: async (client) => {
        for (const rule of reviewsPerClient) if (!(await limits.consume(rule, client, now()))) return false;
        return true;
      },
      mail: settings.mail === null ? silentMailQueue : storedMailQueue,
      now,
    }),
    reviewImages: createReviewImageReader(database.queries, imageStore),
    reviewReports: createReviewReports(database, { sendsMail: settings.mail !== null }),
  };
}
