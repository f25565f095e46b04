import type { Destination } from '#domain/place/destinations.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import { shapeReview } from '#web/features/review/shape-review.ts';

const reviewsShown = 6;

/** Reviews of a provider, those of the page's country first. */
export interface ProviderReviews {
  readonly provider: ProviderSlug;
  /** Slug of the page's country; null: the page is about a region. */
  readonly country: string | null;
  /** Of all its reviews. */
  readonly summary: ReviewSummary;
  /** Reviews that name the country; null: the page is about a region, which no review names. */
  readonly countHere: number | null;
  /** Those in the page's language first, then newest first; both together at most six. */
  readonly here: readonly ReviewData[];
  readonly elsewhere: readonly ReviewData[];
}

interface ReviewsQuery {
  readonly provider: ProviderSlug;
  readonly destination: Destination;
  readonly locale: Locale;
}

export async function loadProviderReviews(
  { provider, destination, locale }: ReviewsQuery,
  { reviews }: Context,
): Promise<ProviderReviews> {
  const first = { languageFirst: locale, page: 1, pageSize: reviewsShown };
  const [summary, all, here] = await Promise.all([
    reviews.summary({ provider }),
    // Twice as many, because some may be duplicates of the country's.
    reviews.published({ ...first, provider, pageSize: 2 * reviewsShown }),
    destination.kind === 'country'
      ? reviews.published({ ...first, provider, country: destination.country.code })
      : null,
  ]);
  const reviewsHere = here?.reviews ?? [];
  const known = new Set(reviewsHere.map(({ id }) => id));
  const others = all.reviews.filter(({ id }) => !known.has(id)).slice(0, reviewsShown - reviewsHere.length);
  return {
    provider,
    country: destination.kind === 'country' ? destination.slug : null,
    summary,
    countHere: here?.total ?? null,
    here: reviewsHere.map((review) => shapeReview(review, locale)),
    elsewhere: others.map((review) => shapeReview(review, locale)),
  };
}
