import { shapeReview } from '#web/features/review/shape-review.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { allReviews } from '#domain/review/review-query.ts';
import { providerSlugOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import type { ReviewsData } from './load.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { Page } from './page.tsx';

beforeAll(loadLazyComponents);

const review = shapeReview(makeReview(), 'en');

const page: ReviewsData = {
  reviews: [],
  total: 0,
  page: 1,
  pages: 1,
  query: allReviews,
  summary: { mean: null, count: 0, providers: 0, distribution: [0, 0, 0, 0, 0] },
  providers: [],
  countries: [],
  best: [],
  seller: null,
};

const filled: ReviewsData = {
  ...page,
  reviews: [review],
  total: 1234,
  pages: 62,
  summary: { mean: 4.25, count: 2000, providers: 7, distribution: [0, 100, 0, 700, 1200] },
  providers: [{ value: 'skylark', label: 'Skylark' }],
  countries: [{ value: 'japan', label: 'Japan' }],
  best: [{ slug: providerSlugOf('skylark'), name: 'Skylark', image: null, mean: 4.66, count: 50 }],
};

describe('ReviewsPage', () => {
  it('offers the nearest way on while there are none', () => {
    const html = renderOnPage(<Page {...page} />);
    expect(html).toContain('No reviews yet');
    expect(html).toContain('href="/region"');
  });

  it('lists, counts and pages them', () => {
    const html = renderOnPage(<Page {...filled} />);
    expect(html).toContain('1,234 reviews');
    expect(html).toContain('Good.');
    expect(html).toContain('href="/reviews?page=2"');
    expect(html).not.toContain('No reviews yet');
  });

  it('says what is chosen, leads to each number of stars, and keeps the choice from page to page', () => {
    const query = { ...allReviews, destination: 'japan', rating: 5 };
    const html = renderOnPage(<Page {...filled} query={query} />);
    expect(html).toMatch(/<option value="japan" selected="">Japan/);
    expect(html).toMatch(/<option value="5" selected="">5 stars/);
    expect(html).toContain('href="/reviews?destination=japan&amp;rating=5&amp;page=2"');
    expect(html).toContain('href="/reviews?destination=japan&amp;rating=4"');
    // No review has three stars.
    expect(html).not.toContain('rating=3');
    expect(html).toContain('These reviews');
    expect(html).toContain('>4.3</b>');
  });

  it('names the best rated providers and how they are found', () => {
    const html = renderOnPage(<Page {...filled} />);
    expect(html).toContain('At least 40 reviews, no worse than the average.');
    expect(html).toContain('href="/reviews?provider=skylark"');
  });

  it('offers all reviews where a choice leaves none', () => {
    const html = renderOnPage(<Page {...page} query={{ ...allReviews, rating: 1 }} />);
    expect(html).toContain('No reviews match');
    expect(html).toContain('href="/reviews"');
  });

  it('explains that one language comes first where there are several', () => {
    const note = 'Reviews in English come first';
    expect(renderOnPage(<Page {...filled} />)).toContain(note);
    expect(renderOnPage(<Page {...filled} query={{ ...allReviews, language: 'ja' }} />)).not.toContain(note);
    expect(renderOnPage(<Page {...filled} query={{ ...allReviews, order: 'newest' }} />)).not.toContain(note);
  });

  it('explains what puts the most useful ones first', () => {
    const html = renderOnPage(<Page {...filled} query={{ ...allReviews, order: 'useful' }} />);
    expect(html).toContain('The rating plays no part.');
    expect(html).toContain('href="/reviews?order=useful&amp;page=2"');
  });

  it('explains the missing form without JavaScript', () => {
    expect(renderOnPage(<Page {...filled} />)).toMatch(/<noscript><p id="write-review"[^>]*>The review form/);
  });
});
