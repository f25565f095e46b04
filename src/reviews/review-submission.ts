import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewDraft, ReviewError } from '#domain/review/review-draft.ts';

/** An image as it was sent; its name and the type it claims mean nothing. */
export interface PickedImage {
  readonly bytes: Uint8Array;
}

/** Everything that one request to store a review says. */
export interface ReviewSubmission {
  readonly draft: ReviewDraft;
  /** Of the page it was written on. */
  readonly language: Locale;
  readonly images: readonly PickedImage[];
  /** Of the bot check. */
  readonly token: string;
  /** Names this attempt, so that a repeat is stored once; null: every request is a new one. */
  readonly idempotencyKey: string | null;
  /** Address it came from: for limits and the bot check, never stored. */
  readonly client: string;
}

export type SubmitAnswer =
  | { readonly status: 'stored'; readonly id: string }
  /** The same request was stored before. */
  | { readonly status: 'again'; readonly id: string }
  | {
      readonly status: 'refused';
      readonly errors: readonly ReviewError[];
      /** For the log: nothing of what was sent. */
      readonly reason: string;
      /** A sentence in English for who called; left out: the fields say it all. */
      readonly message?: string;
    }
  /** The key was used for another review. */
  | { readonly status: 'conflict' }
  /** This client has sent enough for now. */
  | { readonly status: 'limited' };

/** Stores a review with its images, or nothing of it. Throws when the database or the image store fails. */
export type SubmitReview = (submission: ReviewSubmission) => Promise<SubmitAnswer>;

/** Reads images of published reviews; of others there is nothing to read. */
export interface ReviewImageReader {
  /** @param publicId as `/assets/reviews/{publicId}.jpg` has it */
  published(publicId: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null>;
}
