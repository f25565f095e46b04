import type { PublishedReview, ReviewFilter, ReviewReader } from '#reviews/review-reader.ts';

/** Answers from a list of published reviews, newest first. */
export function createMemoryReviews(all: readonly PublishedReview[]): ReviewReader {
  const matching = ({ provider, country, rating, language, languageNot }: ReviewFilter) =>
    all.filter(
      (review) =>
        (provider === undefined || review.provider.slug === provider) &&
        (country === undefined || review.countries.includes(country)) &&
        (rating === undefined || review.rating === rating) &&
        (language === undefined || review.language === language) &&
        (languageNot === undefined || review.language !== languageNot),
    );
  const bySeller = Map.groupBy(all, ({ provider }) => provider.slug);
  const ratings = new Map(
    [...bySeller].map(([slug, found]) => [slug, { mean: meanOf(found) ?? 0, count: found.length }]),
  );
  const published = all.length;
  return {
    moderationCounts: async () => ({
      received: published,
      published,
      pending: 0,
      rejected: 0,
      removed: 0,
      reasons: [],
      reports: [],
    }),
    plansOf: async () => [],
    ratings: async () => ratings,
    published: async ({ page, pageSize, order: _order, languageFirst, ...filter }) => {
      const all = matching(filter);
      const found = [true, false].flatMap((isOwn) =>
        all.filter(({ language }) => (language === languageFirst) === isOwn),
      );
      return { reviews: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    countries: async () => [...new Set(all.flatMap(({ countries }) => countries))],
    summary: async ({ rating: _rating, ...filter } = {}) => {
      const found = matching(filter);
      const stars = (rating: number) => found.filter((review) => review.rating === rating).length;
      return {
        mean: meanOf(found),
        count: found.length,
        providers: new Set(found.map(({ provider }) => provider.slug)).size,
        distribution: [stars(1), stars(2), stars(3), stars(4), stars(5)],
      };
    },
  };
}

function meanOf(reviews: readonly PublishedReview[]): number | null {
  return reviews.length === 0 ? null : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
}
