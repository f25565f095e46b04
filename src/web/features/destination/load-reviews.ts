import type { Destination } from '#domain/place/destinations.ts';
import { globalRegion } from '#domain/place/regions.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import { shapeReview } from '#web/features/review/shape-review.ts';

const reviewsShown = 3;

/** Reviews of a country, or all reviews on the page of the world. */
export interface DestinationReviews {
  readonly summary: ReviewSummary;
  /** Those in the page's language first, then newest first. */
  readonly latest: readonly ReviewData[];
}

interface ReviewsHere {
  readonly destination: Destination;
  readonly locale: Locale;
}

/** Null: reviews name countries, so a group of countries has none of its own. */
export async function loadDestinationReviews(
  { destination, locale }: ReviewsHere,
  context: Context,
): Promise<DestinationReviews | null> {
  if (destination.kind === 'region' && destination.key !== globalRegion) return null;
  const filter = destination.kind === 'country' ? { country: destination.country.code } : {};
  const [summary, page] = await Promise.all([
    context.reviews.summary(filter),
    context.reviews.published({ ...filter, languageFirst: locale, page: 1, pageSize: reviewsShown }),
  ]);
  return { summary, latest: page.reviews.map((review) => shapeReview(review, locale)) };
}
