import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import type { ReviewFilter } from './review-reader.ts';

/** Query strategy for the reviews of one country; `country` is faster where few reviews name it. */
export type CountryFirst = 'order' | 'country';

/**
 * The published reviews, without columns: the base of every query here. The state is a literal, because SQLite uses a
 * partial index only where it can see that it matches.
 */
export function publishedReviews(queries: Queries, filter: ReviewFilter, first: CountryFirst = 'order') {
  const { provider, country, rating, language } = filter;
  let found = queries.selectFrom('review').where('review.status', '=', sql.lit('published'));
  if (provider !== undefined) {
    found = found.where('review.provider_id', '=', ({ selectFrom }) =>
      selectFrom('provider').select('provider.id').where('provider.slug', '=', provider),
    );
  }
  if (rating !== undefined) found = found.where('review.rating', '=', rating);
  if (language !== undefined) found = found.where('review.language', '=', language);
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
