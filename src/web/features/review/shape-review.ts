import { findCountry } from '#domain/place/countries.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import type { ReviewData } from './review-data.ts';

/** Names the countries of a review in the page's language, with their pages. */
export function shapeReview(review: PublishedReview, locale: Locale): ReviewData {
  const countries = review.countries.flatMap((code) => {
    const country = findCountry(code);
    return country === null
      ? []
      : [{ code, name: country.name[locale], href: destinationPath(code, country.slug, locale) }];
  });
  return { ...review, countries };
}
