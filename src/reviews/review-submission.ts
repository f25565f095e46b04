import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewDraft, ReviewError } from '#domain/review/review-draft.ts';

/** An uploaded image; its name and claimed type are ignored. */
export interface PickedImage {
  readonly bytes: Uint8Array;
}

/** Everything in a request to store a review. */
export interface ReviewSubmission {
  readonly draft: ReviewDraft;
  /** Locale of the form's page. */
  readonly language: Locale;
  readonly images: readonly PickedImage[];
  /** Token of the bot check. */
  readonly token: string;
  /** Identifies this attempt, so that a repeat is stored once; null: every request is a new one. */
  readonly idempotencyKey: string | null;
  /** Client address, for limits and the bot check; never stored. */
  readonly client: string;
}

export type SubmitAnswer =
  | { readonly status: 'stored'; readonly id: string }
  /** The same request was stored before. */
  | { readonly status: 'again'; readonly id: string }
  | {
      readonly status: 'refused';
      readonly errors: readonly ReviewError[];
      /** For the log: without submitted data. */
      readonly reason: string;
      /** A sentence in English for the caller; absent: the fields suffice. */
      readonly message?: string;
    }
  /** The key was used for another review. */
  | { readonly status: 'conflict' }
  /** This client has reached its limit. */
  | { readonly status: 'limited' };

/** Stores a review with its images atomically. Throws when the database or the image store fails. */
export type SubmitReview = (submission: ReviewSubmission) => Promise<SubmitAnswer>;

/** Reads images of published reviews only. */
export interface ReviewImageReader {
  /** @param publicId as in `/assets/reviews/{publicId}.jpg` */
  published(publicId: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
}
