import { findCountry } from '#domain/place/countries.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import type { ReviewData } from './review-data.ts';

/** Names the countries of a review in the page's language. */
export function shapeReview(review: PublishedReview, locale: Locale): ReviewData {
  const countries = review.countries.map((code) => ({ code, name: findCountry(code)?.name[locale] ?? code }));
  return { ...review, countries };
}
