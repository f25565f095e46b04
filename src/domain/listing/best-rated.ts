import type { Rating } from '#domain/plan/listed-plan.ts';

/** With fewer reviews a mean says little. */
export const fewestReviews = 40;

interface Rated extends Rating {
  /** What the place in the list goes by. */
  readonly shrunk: number;
}

/**
 * Sellers by rating, best first. Each mean is pulled towards the mean of all reviews, as if that many average ones came to
 * its own; sellers with fewer reviews than that are left out. Equal ones come in the order of their keys.
 */
export function bestRated<Key extends string>(ratings: ReadonlyMap<Key, Rating>): readonly (readonly [Key, Rated])[] {
  const all = [...ratings.values()];
  const reviews = all.reduce((sum, { count }) => sum + count, 0);
  const mean = reviews === 0 ? 0 : all.reduce((sum, each) => sum + each.mean * each.count, 0) / reviews;
  return [...ratings]
    .filter(([, { count }]) => count >= fewestReviews)
    .map(([key, rating]) => {
      const stars = rating.mean * rating.count + mean * fewestReviews;
      return [key, { ...rating, shrunk: stars / (rating.count + fewestReviews) }] as const;
    })
    .sort(([aKey, a], [bKey, b]) => b.shrunk - a.shrunk || b.count - a.count || (aKey < bKey ? -1 : 1));
}
