import type { Destination } from '#domain/place/destinations.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { globalRegion } from '#domain/place/regions.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewPage, ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ReviewData } from '#web/components/review/review-data.ts';
import { loadOnceFor } from '#web/pages/load-once-for.ts';
import { shapeReview } from '#web/pages/shape-review.ts';

const reviewsShown = 3;

/** Reviews of a country, or all reviews on the page of the world. */
export interface DestinationReviews {
  readonly summary: ReviewSummary;
  /** Newest first. */
  readonly latest: readonly ReviewData[];
}

interface ReviewsHere {
  readonly destination: Destination;
  readonly plans: DestinationPlans;
  readonly locale: Locale;
}

/** Memoized by plans, which include ratings and so are replaced after every change of reviews or seller names. */
const reviewsFor = loadOnceFor<DestinationPlans, readonly [ReviewSummary, ReviewPage]>();

/** Null: reviews name countries, so a group of countries has none of its own. */
export async function loadDestinationReviews(
  { destination, plans, locale }: ReviewsHere,
  context: Context,
): Promise<DestinationReviews | null> {
  if (destination.kind === 'region' && destination.key !== globalRegion) return null;
  const filter = destination.kind === 'country' ? { country: destination.country.code } : {};
  const [summary, page] = await reviewsFor(plans, () =>
    Promise.all([
      context.reviews.summary(filter),
      context.reviews.published({ ...filter, page: 1, pageSize: reviewsShown }),
    ]),
  );
  return { summary, latest: page.reviews.map((review) => shapeReview(review, locale)) };
}
