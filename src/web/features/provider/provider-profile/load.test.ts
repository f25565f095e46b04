import { describe, expect, it } from 'vitest';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import { loadProviders } from '#web/features/provider/providers/load.ts';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadProfile } from './load.ts';

const reviewsOf = (provider: string, count: number, rating = 4) =>
  Array.from({ length: count }, (_, index) =>
    makeReview({
      id: `${provider}-${index}`,
      provider: { slug: providerSlugOf(provider), name: provider, image: null },
      countries: [countryOf('JP')],
      rating,
    }),
  );

const sellers = Array.from({ length: 103 }, (_, index) => `seller-${String(index).padStart(3, '0')}`);
const facts = {
  plans: sellers.map((slug, index) => makePlan(index + 1, { provider: makeProvider(slug, { name: slug }) })),
  reviews: [...reviewsOf('seller-000', 25), ...reviewsOf('seller-001', 9), ...reviewsOf('seller-050', 12, 5)],
};
const context = createMemoryContext(facts);

const load = (provider: string, search = '', at = context) =>
  loadProfile(makePageRequest({ parameters: { provider: providerSlugOf(provider) }, search }), at);

describe('loadProfile', () => {
  it('shows all reviews of the provider, 20 at a time', async () => {
    const { data, head } = expectPage(await load('seller-000'));
    expect(data).toMatchObject({ summary: { count: 25 }, page: 1, pages: 2 });
    expect(data.reviews).toHaveLength(20);
    expect(head.next).toBe('/providers/seller-000?page=2');
    const last = expectPage(await load('seller-000', '?page=2'));
    expect(last.data.reviews).toHaveLength(5);
    expect(last.head).toMatchObject({ previous: '/providers/seller-000' });
    expect(last.search).toBe('?page=2');
  });

  it('leads from pages that are not there to one that is', async () => {
    expect(await load('seller-000', '?page=3')).toMatchObject({
      kind: 'redirect',
      location: '/providers/seller-000?page=2',
    });
    expect(await load('seller-000', '?page=x')).toMatchObject({ kind: 'redirect', location: '/providers/seller-000' });
    expect(await load('nobody')).toEqual({ kind: 'not-found' });
  });

  it('is found by searches from ten reviews or four facts on', async () => {
    expect(expectPage(await load('seller-000')).head.noIndex).toBeUndefined();
    expect(expectPage(await load('seller-001')).head.noIndex).toBe(true);
    const three = { ...emptyProfile, legalName: 'Seller One Ltd', seat: 'Dublin', register: '1234' };
    const known = (profile: typeof three) => createMemoryContext({ ...facts, profile });
    expect(expectPage(await load('seller-001', '', known(three))).head.noIndex).toBe(true);
    const four = known({ ...three, payment: ['card'] });
    expect(expectPage(await load('seller-001', '', four)).head.noIndex).toBeUndefined();
  });

  it('leads from a merged provider to the one that it is now, with the search', async () => {
    const merged = createMemoryContext({
      ...facts,
      merged: new Map([[providerSlugOf('old'), providerSlugOf('seller-000')]]),
    });
    expect(await load('old', '?page=2', merged)).toEqual({
      kind: 'redirect',
      location: '/providers/seller-000?page=2',
      status: 301,
    });
  });
});

describe('loadProviders', () => {
  const list = (search = '') => loadProviders(makePageRequest({ parameters: {}, search }), context);

  it('lists every provider once, a hundred at a time', async () => {
    const first = expectPage(await list());
    expect(first.data).toMatchObject({ count: 103, page: 1, pages: 2 });
    expect(first.data.providers).toHaveLength(100);
    expect(first.head.next).toBe('/providers?page=2');
    const second = expectPage(await list('?page=2'));
    const slugs = [...first.data.providers, ...second.data.providers].map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(sellers);
    expect(await list('?page=3')).toMatchObject({ kind: 'redirect', location: '/providers?page=2' });
    expect(await list('?page=0')).toMatchObject({ kind: 'redirect', location: '/providers' });
  });

  it('orders them by rating or name if asked, for readers and not for search engines', async () => {
    const rated = expectPage(await list('?order=rating'));
    const first = rated.data.providers.slice(0, 4).map(({ slug }) => slug);
    // Few reviews of four stars are nearer to the mean of all.
    expect(first).toEqual(['seller-050', 'seller-001', 'seller-000', 'seller-002']);
    expect(rated.head).toMatchObject({
      noIndex: true,
      canonical: '/providers',
      next: '/providers?order=rating&page=2',
    });
    expect(rated.search).toBe('?order=rating');
    const named = expectPage(await list('?order=name&page=2'));
    expect(named.data.providers.map(({ slug }) => slug)).toEqual(sellers.slice(100));
    expect(named.head.previous).toBe('/providers?order=name');
    expect(await list('?order=name&page=3')).toMatchObject({ location: '/providers?order=name&page=2' });
    const usual = expectPage(await list('?order=odd'));
    expect(usual.head.noIndex).toBeUndefined();
    expect(usual.search).toBe('');
  });

  it('knows whether any seller states an address', async () => {
    expect(expectPage(await list()).data.hasSeats).toBe(false);
    const stated = createMemoryContext({ ...facts, profile: { ...emptyProfile, seat: 'Dublin' } });
    expect(expectPage(await loadProviders(makePageRequest({ parameters: {} }), stated)).data.hasSeats).toBe(true);
  });

  it('says of each what reviews give it, and nothing where there are none', async () => {
    const ratings = new Map(
      expectPage(await list()).data.providers.map(({ slug, rating }) => [slug as string, rating]),
    );
    expect(ratings.get('seller-000')).toEqual({ mean: 4, count: 25 });
    expect(ratings.get('seller-002')).toBeNull();
  });
});
