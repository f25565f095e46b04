import type { Queries } from '#database/schema.ts';
import type { ReviewFilter } from './review-reader.ts';

/** The reviews that readers may see, without columns: every query of this room starts here. */
export function publishedReviews(queries: Queries, { provider, country }: ReviewFilter) {
  const published = queries
    .selectFrom('review')
    .innerJoin('provider', 'provider.id', 'review.provider_id')
    .where('review.status', '=', 'published');
  const ofProvider = provider === undefined ? published : published.where('provider.slug', '=', provider);
  if (country === undefined) return ofProvider;
  return ofProvider.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('review_country')
        .select('review_country.review_id')
        .whereRef('review_country.review_id', '=', 'review.id')
        .where('review_country.country', '=', country),
    ),
  );
}
