import type { ListedProvider } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

/** Prior weight: a provider's rating counts this many average reviews, so that a few praises do not lead a list. */
export const ratingWeight = 40;

/**
 * Bayesian average of each provider with at least one published review, shrunk towards the mean of all rated
 * providers given: `(mean × count + overall × 40) / (count + 40)`. Providers without reviews are left out.
 */
export function shrunkRatings(providers: readonly ListedProvider[]): ReadonlyMap<ProviderSlug, number> {
  const bySlug = new Map(providers.map(({ slug, rating }) => [slug, rating]));
  const rated = [...bySlug].flatMap(([slug, rating]) =>
    rating !== null && rating.count > 0 ? [{ slug, rating }] : [],
  );
  // Sorted: the last digit of a floating-point sum depends on the order.
  const means = rated.map(({ rating }) => rating.mean).sort((a, b) => a - b);
  const overall = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  return new Map(
    rated.map(({ slug, rating: { mean, count } }) => [
      slug,
      (mean * count + overall * ratingWeight) / (count + ratingWeight),
    ]),
  );
}
