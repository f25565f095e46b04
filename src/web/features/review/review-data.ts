import type { PublishedReview } from '#reviews/review-reader.ts';

/** A published review with the names and pages of its countries in the page's language. */
export interface ReviewData extends Omit<PublishedReview, 'countries' | 'facts' | 'plan'> {
  /** What it can be weighed by, in the page's language; null: nothing. */
  readonly facts: string | null;
  readonly countries: readonly { readonly code: string; readonly name: string; readonly href: string }[];
}
