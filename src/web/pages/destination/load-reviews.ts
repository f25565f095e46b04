import type { Destination } from '#domain/destinations.ts';
import { globalRegion } from '#domain/regions.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/context.ts';
import type { ReviewData } from '#web/components/review-data.ts';
import { shapeReview } from '#web/pages/shape-review.ts';

const reviewsShown = 3;

/** What travellers to a country say, or all travellers on the page of the world. */
export interface DestinationReviews {
  readonly summary: ReviewSummary;
  /** Newest first. */
  readonly latest: readonly ReviewData[];
}

/** Null: reviews name countries, so a group of countries has none of its own. */
export async function loadDestinationReviews(
  destination: Destination,
  locale: Locale,
  context: Context,
): Promise<DestinationReviews | null> {
  if (destination.kind === 'region' && destination.key !== globalRegion) return null;
  const filter = destination.kind === 'country' ? { country: destination.country.code } : {};
  const [summary, page] = await Promise.all([
    context.reviews.summary(filter),
    context.reviews.published({ ...filter, page: 1, pageSize: reviewsShown }),
  ]);
  return { summary, latest: page.reviews.map((review) => shapeReview(review, locale)) };
}
