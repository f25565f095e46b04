import type { PublishedReview } from '#reviews/review-reader.ts';

/** A published review with the names of its countries in the page's language. */
export interface ReviewData extends Omit<PublishedReview, 'countries'> {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}
