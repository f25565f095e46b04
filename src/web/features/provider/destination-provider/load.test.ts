import { describe, expect, it } from 'vitest';
import { formsOf } from '#tests/support/forms-of.ts';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  moneyOf,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { loadProvider } from './load.ts';

const japan = countryOf('JP');
const korea = countryOf('KR');

function reviewOf(id: string, country: string, provider = 'tanuki-sim', language: Locale = 'en') {
  const seller = { slug: providerSlugOf(provider), name: provider, image: null };
  return makeReview({ id, provider: seller, countries: [countryOf(country)], rating: 4, language });
}

const small = makeProvider('small');

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('9.90'), activation: 'first-use', installWithinDays: 180 }),
    makePlan(2, { price: moneyOf('3.90'), dataMb: 1000 }),
    makePlan(3, { provider: makeProvider('skylark', { name: 'Skylark', url: null }), price: moneyOf('8.00') }),
    makePlan(4, { provider: makeProvider('skylark', { name: 'Skylark', url: null }), dataMb: 500 }),
    makePlan(5, { provider: makeProvider('driftcell'), coverage: [korea] }),
    ...Array.from({ length: 45 }, (_, index) =>
      makePlan(10 + index, { provider: small, dataMb: 6000 + index, price: moneyOf(`${20 + index}.00`) }),
    ),
  ],
  reviews: [
    reviewOf('kr-1', 'KR'),
    reviewOf('jp-1', 'JP'),
    reviewOf('other', 'JP', 'skylark'),
    ...[2, 3, 4, 5].map((id) => reviewOf(`kr-${id}`, 'KR')),
    reviewOf('kr-fr', 'KR', 'tanuki-sim', 'fr'),
  ],
});

function load(provider: string, search = '', locale: Locale = 'en') {
  const parameters = { destination: japan, provider: providerSlugOf(provider) };
  return loadProvider(makePageRequest({ parameters, search, locale }), context);
}

describe('loadProvider', () => {
  it('lists only the plans of the provider at the destination', async () => {
    const { data, head } = expectPage(await load('tanuki-sim'));
    expect(data.list.view.list.rows.map(({ plan }) => plan.id).toSorted()).toEqual([1, 2]);
    expect(data.list).toMatchObject({ path: '/japan/tanuki-sim', providerSlug: 'tanuki-sim' });
    expect(data.destination).toEqual({ ...formsOf('JP'), path: '/japan', flag: 'JP' });
    expect(head.title).toBe('tanuki-sim: eSIM plans for Japan');
    expect(head.description).toContain('starting at $9.90');
  });

  it('gives the browser all plans of the destination, for comparing', async () => {
    expect(expectPage(await load('tanuki-sim')).data.list.plansPath).toBe('/destinations/JP/plans?currency=USD&v=1.1');
  });

  it('ranks its prices among all providers and finds what costs less', async () => {
    const { list, cheaper } = expectPage(await load('tanuki-sim')).data;
    expect(list.ranks?.byPlan).toEqual({ 1: { place: 2, of: 3 } });
    expect(cheaper.ownCost).toEqual(moneyOf('9.90'));
    expect(cheaper.rows.map(({ plan, prices }) => [plan.provider.slug, prices.cost])).toEqual([
      ['skylark', moneyOf('8.00')],
    ]);
    expect(cheaper.more).toBe(0);
  });

  it('compares for the trip of the address, without the filters of its own list', async () => {
    const { cheaper } = expectPage(await load('skylark', '?days=3&gb=0.5&network=KDDI&sort=price')).data;
    expect(cheaper.trip).toMatchObject({ days: 3, dataMb: 500 });
    expect(cheaper.rows.map(({ plan }) => plan.id)).toEqual([2]);
  });

  it('takes the trip that was remembered', async () => {
    const parameters = { destination: japan, provider: providerSlugOf('tanuki-sim') };
    const trip = { days: 2, dataMb: 1000, hotspot: false, isNewCustomer: true };
    const request = { ...makePageRequest({ parameters }), remembered: { trip, usesPromo: false } };
    const { data, search } = expectPage(await loadProvider(request, context));
    expect([data.cheaper.trip, search]).toEqual([trip, '']);
  });

  it('sums up what its plans state', async () => {
    const { facts, starts } = expectPage(await load('tanuki-sim')).data;
    expect(facts.hotspot).toEqual({ yes: 2, no: 0, unknown: 0 });
    expect(starts).toContainEqual({ activation: 'first-use', installWithinDays: 180, planCount: 1 });
  });

  it('shows reviews of the country first, then those in the page’s language, six in all, and counts every one of the provider', async () => {
    const { reviews } = expectPage(await load('tanuki-sim')).data;
    expect(reviews.here.map(({ id }) => id)).toEqual(['jp-1']);
    expect(reviews.elsewhere.map(({ id }) => id)).toEqual(['kr-1', 'kr-2', 'kr-3', 'kr-4', 'kr-5']);
    const inFrench = expectPage(await load('tanuki-sim', '', 'fr')).data.reviews;
    expect(inFrench.here.map(({ id }) => id)).toEqual(['jp-1']);
    expect(inFrench.elsewhere.map(({ id }) => id)).toEqual(['kr-fr', 'kr-1', 'kr-2', 'kr-3', 'kr-4']);
    expect([reviews.summary.count, reviews.countHere]).toEqual([7, 1]);
  });

  it.each(['nobody', 'driftcell'])('is missing for %s, which sells nothing here', async (provider) => {
    expect(await load(provider)).toEqual({ kind: 'not-found' });
  });

  it('leads a bad page number to the first page', async () => {
    expect(await load('skylark', '?page=x')).toEqual({ kind: 'redirect', location: '/japan/skylark', status: 301 });
  });

  it('is missing past the end of its plain list; a filtered list leads back to its first page', async () => {
    expect(await load('skylark', '?page=9')).toEqual({ kind: 'not-found' });
    expect(await load('skylark', '?sort=price&page=9')).toMatchObject({ kind: 'redirect', status: 302 });
  });

  it('names the neighbours of a list over several pages', async () => {
    const { head, search } = expectPage(await load('small', '?page=2'));
    expect(search).toBe('?page=2');
    expect(head).toMatchObject({ title: 'small: eSIM plans for Japan, page 2', previous: '/japan/small' });
    expect(head.noIndex).toBeUndefined();
  });

  it.each(['?sort=price', '?days=3', '?scope=local'])('asks search engines to leave %s out', async (search) => {
    expect(expectPage(await load('tanuki-sim', search)).head.noIndex).toBe(true);
  });

  it.each([1, 2])('names plan %s, wherever the filters leave it', async (id) => {
    const search = `?plan=${id}&days=3&gb=0.5&data=gt50`;
    const { data, head, search: own } = expectPage(await load('tanuki-sim', search));
    expect(data.list.view.matchCount).toBe(0);
    expect([data.list.namedPlan, data.list.view.named?.plan.id]).toEqual([id, id]);
    expect([head.noIndex, head.canonical, own]).toEqual([true, '/japan/tanuki-sim', search]);
  });

  it.each([
    ['en', 'tanuki-sim, 1\u00a0GB, 30\u00a0days: eSIM plan for Japan'],
    ['ja', 'tanuki-sim、1GB、30日間：日本向けeSIMプラン'],
    ['fr', 'tanuki-sim, 1\u00a0Go, 30\u00a0jours\u00a0: forfait eSIM pour le Japon'],
    ['es', 'tanuki-sim, 1\u00a0GB, 30\u00a0días: plan eSIM para Japón'],
    ['it', 'tanuki-sim, 1\u00a0GB, 30\u00a0giorni: piano eSIM per il Giappone'],
  ] as const)('names the plan in its title in %s', async (locale, title) => {
    expect(expectPage(await load('tanuki-sim', '?plan=2', locale)).head.title).toBe(title);
  });

  it.each([
    ['of another provider', 3],
    ['for another destination', 5],
    ['that is gone', 999],
  ])('says of a plan %s that it is not sold here, and shows the page as usual', async (_name, id) => {
    const { data, head, search } = expectPage(await load('tanuki-sim', `?plan=${id}`));
    expect([data.list.namedPlan, data.list.view.named]).toEqual([id, null]);
    expect(data.list.view.list.rows).toHaveLength(2);
    expect(head).toMatchObject({ title: 'tanuki-sim: eSIM plans for Japan', noIndex: true });
    expect([head.canonical, search]).toEqual(['/japan/tanuki-sim', `?plan=${id}&days=7&gb=5`]);
  });

  it.each(['', 'x', '-1', '1e3', '9999999999'])('ignores plan=%s, and keeps its address clean', async (text) => {
    const { data, head, search } = expectPage(await load('tanuki-sim', `?plan=${text}`));
    expect([data.list.namedPlan, head.noIndex, head.canonical, search]).toEqual([null, true, '/japan/tanuki-sim', '']);
  });

  it('asks search engines to leave a single plan out: that is nothing to compare', async () => {
    const single = createMemoryContext({ plans: [makePlan(1), makePlan(2, { provider: makeProvider('skylark') })] });
    const parameters = { destination: japan, provider: providerSlugOf('skylark') };
    expect(expectPage(await loadProvider(makePageRequest({ parameters }), single)).head.noIndex).toBe(true);
  });
});
