import { describe, expect, it } from 'vitest';
import { providerSlugOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ReviewsPage } from './page.tsx';

const review = {
  id: 'r1',
  provider: { slug: providerSlugOf('skylark'), name: 'Skylark', image: null },
  authorName: 'Marta',
  countries: [],
  rating: 5,
  text: 'Good.',
  language: null,
  publishedAt: '2026-11-18T12:00:00Z',
  images: [],
  reply: null,
};

describe('ReviewsPage', () => {
  it('offers the nearest way on while there are none', () => {
    const html = renderOnPage(<ReviewsPage reviews={[]} total={0} page={1} pages={1} />);
    expect(html).toContain('No reviews yet');
    expect(html).toContain('href="/region"');
  });

  it('lists, counts and pages them', () => {
    const html = renderOnPage(<ReviewsPage reviews={[review]} total={1234} page={1} pages={62} />);
    expect(html).toContain('1,234 reviews');
    expect(html).toContain('Good.');
    expect(html).toContain('href="/reviews?page=2"');
    expect(html).not.toContain('No reviews yet');
  });
});
