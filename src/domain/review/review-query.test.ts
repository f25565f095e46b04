import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import {
  allReviews,
  isFiltered,
  readReviewQuery,
  reviewListOrders,
  reviewsPath,
  writeReviewQuery,
} from './review-query.ts';

const read = (search: string) => readReviewQuery(new URLSearchParams(search));

describe('readReviewQuery', () => {
  it('reads every part', () => {
    expect(read('?provider=nori&destination=japan&rating=4&language=ja&order=useful&page=3')).toEqual({
      provider: 'nori',
      destination: 'japan',
      rating: 4,
      language: 'ja',
      order: 'useful',
    });
  });

  it.each([
    '',
    '?provider=&destination=&rating=&language=&order=language',
    '?provider=No%20way&destination=At%20lantis&rating=6&language=tlh&order=best',
    '?rating=0&rating=3',
  ])('asks for nothing with %j', (search) => expect(read(search)).toEqual(allReviews));

  it('reads what was written', () => {
    const query = fc.record({
      provider: fc.constantFrom(null, 'nori' as ProviderSlug),
      destination: fc.constantFrom(null, ...countries.map(({ slug }) => slug)),
      rating: fc.constantFrom(null, 1, 2, 3, 4, 5),
      language: fc.constantFrom(null, ...locales),
      order: fc.constantFrom(...reviewListOrders),
    });
    fc.assert(
      fc.property(query, fc.integer({ min: 1 }), (asked, page) => {
        expect(read(writeReviewQuery(asked, page))).toEqual(asked);
      }),
    );
  });
});

describe('reviewsPath', () => {
  it('has no query for all reviews', () => {
    expect(reviewsPath({})).toBe('/reviews');
    expect(reviewsPath({ provider: 'nori' as ProviderSlug, rating: 5 })).toBe('/reviews?provider=nori&rating=5');
    expect(writeReviewQuery(allReviews, 2)).toBe('?page=2');
  });
});

describe('isFiltered', () => {
  it('does not mind the order', () => {
    expect(isFiltered({ ...allReviews, order: 'useful' })).toBe(false);
    expect(isFiltered({ ...allReviews, rating: 1 })).toBe(true);
  });
});
