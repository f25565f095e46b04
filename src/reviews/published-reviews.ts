import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import type { ReviewFilter } from './review-reader.ts';

/** Query strategy for the reviews of one country; `country` is faster where few reviews name it. */
export type CountryFirst = 'order' | 'country';

/** A filter whose provider is looked up: all that visitors see as it. */
export interface StoredReviewFilter extends Omit<ReviewFilter, 'provider'> {
  readonly providerIds?: readonly number[];
}

/**
 * The published reviews, without columns: the base of every query here. The state is a literal, because SQLite uses a
 * partial index only where it can see that it matches.
 */
export function publishedReviews(queries: Queries, filter: StoredReviewFilter, first: CountryFirst = 'order') {
  const { providerIds, country, rating, language, languageNot } = filter;
  let found = queries.selectFrom('review').where('review.status', '=', sql.lit('published'));
  if (providerIds !== undefined) {
    const [only = 0, ...others] = providerIds;
    // A scalar, not a list: an index then has the reviews in order.
    found =
      others.length === 0
        ? found.where('review.provider_id', '=', only)
        : found.where('review.provider_id', 'in', providerIds);
  }
  if (rating !== undefined) found = found.where('review.rating', '=', rating);
  if (language !== undefined) found = found.where('review.language', '=', language);
  if (languageNot !== undefined) found = found.where('review.language', 'is distinct from', languageNot);
  if (country === undefined) return found;
  if (first === 'country') {
    return found.where('review.id', 'in', ({ selectFrom }) =>
      selectFrom('review_country').select('review_country.review_id').where('review_country.country', '=', country),
    );
  }
  return found.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('review_country')
        .select('review_country.review_id')
        .whereRef('review_country.review_id', '=', 'review.id')
        .where('review_country.country', '=', country),
    ),
  );
}
