import type { Rating } from '#domain/plan/listed-plan.ts';

/** Below this many reviews a mean is not significant. */
export const fewestReviews = 40;

interface Rated extends Rating {
  /** The shrunk mean, by which the list is sorted. */
  readonly shrunk: number;
}

type RatedSellers<Key> = readonly (readonly [Key, Rated])[];

/**
 * Sellers by rating, best first: Bayesian average, the mean shrunk towards the mean of all reviews. Ties are ordered by
 * number of reviews, then key.
 */
export function byRating<Key extends string>(ratings: ReadonlyMap<Key, Rating>): RatedSellers<Key> {
  const mean = meanOf(ratings.values());
  return [...ratings]
    .map(([key, rating]) => {
      const stars = rating.mean * rating.count + mean * fewestReviews;
      return [key, { ...rating, shrunk: stars / (rating.count + fewestReviews) }] as const;
    })
    .sort(([aKey, a], [bKey, b]) => b.shrunk - a.shrunk || b.count - a.count || (aKey < bKey ? -1 : 1));
}

/** Without sellers with fewer reviews than `fewestReviews`, and those below the mean. */
export function bestRated<Key extends string>(ratings: ReadonlyMap<Key, Rating>): RatedSellers<Key> {
  const mean = meanOf(ratings.values());
  return byRating(ratings).filter(([, rating]) => rating.count >= fewestReviews && rating.mean >= mean);
}

/** Of all reviews. */
function meanOf(ratings: Iterable<Rating>): number {
  const all = [...ratings];
  const reviews = all.reduce((sum, { count }) => sum + count, 0);
  return reviews === 0 ? 0 : all.reduce((sum, each) => sum + each.mean * each.count, 0) / reviews;
}
