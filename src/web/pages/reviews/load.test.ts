import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, providerSlugOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadReviews } from './load.ts';

const reviews = Array.from({ length: 25 }, (_none, index) => ({
  id: `r${index + 1}`,
  provider: { slug: providerSlugOf('skylark'), name: 'Skylark', image: null },
  authorName: 'Marta',
  countries: [countryOf('JP')],
  rating: 4,
  text: 'Worked at once.',
  language: 'en' as const,
  publishedAt: '2026-11-18T12:00:00Z',
  images: [],
  reply: null,
}));

const load = (search: string, context = createMemoryContext({ reviews })) =>
  loadReviews(makePageRequest({ parameters: {}, search, locale: 'fr' }), context);

describe('loadReviews', () => {
  it('shows 20 at a time and names their countries in the language', async () => {
    const page = expectPage(await load(''));
    expect(page.data.reviews).toHaveLength(20);
    expect(page.data).toMatchObject({ total: 25, page: 1, pages: 2 });
    expect(page.data.reviews[0]?.countries).toEqual([{ code: 'JP', name: 'Japon' }]);
    expect(page.head.next).toBe('/reviews?page=2');
  });

  it('ends where the reviews end', async () => {
    const page = expectPage(await load('?page=2'));
    expect(page.data.reviews.map(({ id }) => id)).toEqual(['r21', 'r22', 'r23', 'r24', 'r25']);
    expect(page.head).toMatchObject({ previous: '/reviews' });
    expect(page.head.next).toBeUndefined();
    expect(await load('?page=3')).toEqual({ kind: 'not-found' });
  });

  it('has one page even when there is nothing to show', async () => {
    expect(expectPage(await load('', createMemoryContext())).data).toEqual({
      reviews: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it('asks search engines to come back when there is a review', async () => {
    expect(expectPage(await load('', createMemoryContext())).head.noIndex).toBe(true);
    expect(expectPage(await load('')).head.noIndex).toBeUndefined();
  });
});
