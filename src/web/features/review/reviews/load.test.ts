import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, makeProvider } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { loadReviews } from './load.ts';

const reviews = Array.from({ length: 25 }, (_none, index) =>
  makeReview({ id: `r${index + 1}`, countries: [countryOf('JP')], rating: 4, language: 'en' }),
);

const load = (search: string, context = createMemoryContext({ reviews })) =>
  loadReviews(makePageRequest({ parameters: {}, search, locale: 'fr' }), context);

describe('loadReviews', () => {
  it('shows 20 at a time and names their countries in the language', async () => {
    const page = expectPage(await load(''));
    expect(page.data.reviews).toHaveLength(20);
    expect(page.data).toMatchObject({ total: 25, page: 1, pages: 2 });
    expect(page.data.reviews[0]?.countries).toEqual([{ code: 'JP', name: 'Japon', href: '/fr/japan' }]);
    expect(page.head.next).toBe('/reviews?page=2');
  });

  it("begins with reviews in the page's language unless another order is chosen", async () => {
    const french = makeReview({ id: 'fr1', countries: [countryOf('JP')], rating: 4, language: 'fr' });
    const context = createMemoryContext({ reviews: [...reviews, french] });
    const firstOf = async (search: string) => expectPage(await load(search, context)).data.reviews[0]?.id;
    expect(await firstOf('')).toBe('fr1');
    expect(await firstOf('?order=newest')).toBe('r1');
    expect(expectPage(await load('?order=newest', context)).head.noIndex).toBe(true);
  });

  it('leads from the empty fields of a form to the address without them', async () => {
    expect(await load('?destination=&rating=4&language=')).toEqual({
      kind: 'redirect',
      location: '/reviews?rating=4',
      status: 301,
    });
    expect(await load('?destination=')).toMatchObject({ location: '/reviews' });
  });

  it('ends where the reviews end', async () => {
    const page = expectPage(await load('?page=2'));
    expect(page.data.reviews.map(({ id }) => id)).toEqual(['r21', 'r22', 'r23', 'r24', 'r25']);
    expect(page.head).toMatchObject({ previous: '/reviews' });
    expect(page.head.next).toBeUndefined();
    expect(await load('?page=3')).toEqual({ kind: 'not-found' });
  });

  it('has one page even when there is nothing to show', async () => {
    expect(expectPage(await load('', createMemoryContext())).data).toMatchObject({
      reviews: [],
      total: 0,
      page: 1,
      pages: 1,
      providers: [],
      best: [],
    });
  });

  it('names the one seller that is asked for, with all of its reviews and its plans', async () => {
    const plans = [
      makePlan(1, { provider: makeProvider('skylark'), coverage: [countryOf('JP'), countryOf('FR')] }),
      makePlan(2, { provider: makeProvider('other') }),
    ];
    const own = [5, 3].map((rating) => makeReview({ rating }));
    const context = createMemoryContext({ plans, reviews: own });
    const sellerOf = async (search: string) => expectPage(await load(search, context)).data.seller;
    expect(await sellerOf('')).toBeNull();
    expect(await sellerOf('?provider=nobody')).toBeNull();
    expect(await sellerOf('?provider=skylark&rating=5')).toMatchObject({ mean: 4, count: 2 });
    expect((await sellerOf('?provider=skylark'))?.plans?.path).toBe('/france/skylark');
    expect((await sellerOf('?provider=skylark&destination=japan'))?.plans?.path).toBe('/japan/skylark');
  });

  it('asks search engines to come back when there is a review', async () => {
    expect(expectPage(await load('', createMemoryContext())).head.noIndex).toBe(true);
    expect(expectPage(await load('')).head.noIndex).toBeUndefined();
  });

  it('narrows down by what the address says, and keeps it from page to page', async () => {
    const page = expectPage(await load('?destination=japan&rating=4&language=en&provider=skylark&page=2'));
    expect(page.data).toMatchObject({ total: 25, page: 2 });
    expect(page.head).toMatchObject({
      noIndex: true,
      previous: '/reviews?provider=skylark&destination=japan&rating=4&language=en',
    });
    expect(page.search).toBe('?provider=skylark&destination=japan&rating=4&language=en&page=2');
    expect(expectPage(await load('?rating=5')).data).toMatchObject({ total: 0, summary: { count: 25 } });
    expect(expectPage(await load('?destination=italy')).data.total).toBe(0);
    expect(expectPage(await load('?language=ja')).data.total).toBe(0);
  });

  it('takes no notice of what there is not', async () => {
    const page = expectPage(await load('?destination=atlantis&rating=9&order=oldest&provider=X'));
    expect(page.data.total).toBe(25);
    expect(page.search).toBe('');
    expect(page.head.noIndex).toBeUndefined();
  });

  it('names the countries of reviews in the language, and its feed', async () => {
    const page = expectPage(await load(''));
    expect(page.data.countries).toEqual([{ value: 'japan', label: 'Japon' }]);
    expect(page.head.feed).toEqual({ path: '/reviews/feed.xml', title: 'Avis sur les vendeurs d’eSIM' });
  });
});
