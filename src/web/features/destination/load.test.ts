import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { nothingRemembered, type Remembered } from '#domain/listing/list-query.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { globalRegion, parseRegionSlug } from '#domain/place/regions.ts';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  makeProvider,
  membersOf,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { loadDestination } from './load.ts';

const japan = countryOf('JP');
const europe = parseRegionSlug('europe');
const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('9.90') }),
    makePlan(2, { price: moneyOf('3.90'), provider: makeProvider('skylark'), checkedAt: '2026-11-20T11:00:00Z' }),
    makePlan(3, { price: moneyOf('10', 'EUR') }),
    makePlan(4, { coverage: membersOf('europe'), region: europe.ok ? europe.value : null }),
    makePlan(5, { coverage: [countryOf('KR')], price: moneyOf('4.20') }),
    makePlan(6, { coverage: [countryOf('TH')] }),
    makePlan(7, { coverage: membersOf('global'), scope: 'global', price: moneyOf('99') }),
  ],
});

interface Asked {
  readonly destination: DestinationKey;
  readonly search?: string;
  readonly locale?: Locale;
  readonly currency?: string;
  readonly remembered?: Remembered;
}

async function load({ destination, ...rest }: Asked) {
  return loadDestination(makePageRequest({ parameters: { destination }, ...rest }), context);
}

async function loadPage(asked: Asked) {
  return expectPage(await load(asked));
}

function idsOf({ data }: Awaited<ReturnType<typeof loadPage>>): number[] {
  return data.list.view.list.rows.map(({ plan }) => plan.id);
}

describe('loadDestination', () => {
  it('lists the plans of a country by what the trip costs', async () => {
    const page = await loadPage({ destination: japan });
    expect(idsOf(page)).toEqual([2, 1]);
    expect(page.data.list.view.list.further).toMatchObject([{ count: 0 }, { count: 1 }]);
    expect(page.data).toMatchObject({ kind: 'country', place: { name: 'Japan' }, path: '/japan', flag: 'JP' });
    expect(page.data.list).toMatchObject({ path: '/japan', providerSlug: null });
    expect(page.data.list.plansPath).toMatch(/^\/destinations\/JP\/plans\?currency=USD/);
  });

  it('folds a plan that another one of the same seller beats, and counts it', async () => {
    const { view } = (await loadPage({ destination: japan })).data.list;
    expect(view).toMatchObject({ planCount: 4, matchCount: 3, dominatedCount: 1 });
    expect(idsOf(await loadPage({ destination: japan, search: '?dominated=1&view=plans' }))).toEqual([2, 1, 3, 7]);
  });

  it('reads trip, filters and order from the address', async () => {
    const page = await loadPage({ destination: japan, search: '?days=40&gb=20&provider=tanuki-sim&sort=data' });
    expect(page.data.list.view.query).toMatchObject({ trip: { days: 40, dataMb: 20_000 }, sort: 'data' });
    expect(page.data.list.view.picks.cheapest).toMatchObject({ plan: { id: 1 }, trip: { count: 2 } });
  });

  it.each([
    [japan, [countryOf('JP')]],
    [europe.ok ? europe.value : globalRegion, membersOf('europe')],
  ])('counts a promo of nothing once: %s', async (destination, coverage) => {
    const trial = { code: 'FREE', newCustomersOnly: false, minimumSpend: null, excludedKinds: [] };
    const promo = { ...trial, price: moneyOf('0'), startsAt: null, endsAt: null };
    const stated = { coverage, validityDays: 7, provider: makeProvider('nori') };
    const plans = [
      makePlan(1, { ...stated, dataMb: 1_000, price: moneyOf('5'), topUp: true, promo }),
      makePlan(2, { ...stated, dataMb: 5_000, price: moneyOf('6'), provider: makeProvider('kori') }),
    ];
    const cheapest = async (search: string) => {
      const request = makePageRequest({ parameters: { destination }, search });
      const { data } = expectPage(await loadDestination(request, createMemoryContext({ plans })));
      return data.list.view.picks.cheapest;
    };
    expect(await cheapest('?promo=1&days=7&gb=5')).toMatchObject({ plan: { id: 2 }, prices: { cost: moneyOf('6') } });
    expect(await cheapest('?promo=1&days=7&gb=1')).toMatchObject({ plan: { id: 1 }, prices: { cost: moneyOf('0') } });
    // One for nothing, one at its list price.
    expect(await cheapest('?promo=1&days=7&gb=2')).toMatchObject({ plan: { id: 1 }, prices: { cost: moneyOf('5') } });
  });

  it('ranks an own price, for no search engine and under the address of the place', async () => {
    const page = await loadPage({ destination: japan, search: '?offer=5+GB+7+days+9+EUR' });
    expect(page.search).toBe('?offer=5+GB+7+days+9+EUR');
    expect(page.head).toMatchObject({ noIndex: true, canonical: '/japan' });
    expect(page.data.list.offer).toMatchObject({ offer: { price: { currency: 'USD', isEstimate: true } } });
    expect(page.data.list.view.offer?.rank).toBeNull();
    expect((await loadPage({ destination: japan })).data.list).toMatchObject({ offer: null, view: { offer: null } });
  });

  it('shows prices in the display currency and says how many are estimates', async () => {
    const { data } = await loadPage({ destination: japan, currency: 'EUR' });
    const currencies = data.list.view.list.rows.map(({ prices }) => prices.price?.currency);
    expect(new Set(currencies)).toEqual(new Set([currencyOf('EUR')]));
    expect(data.facts.prices).toEqual({ own: 1, converted: 3, unconverted: 0 });
    expect(data.facts.rateDates).toEqual({ oldest: '2026-11-20', newest: '2026-11-20' });
  });

  it('ends the line of past prices at what the list shows for the trip', async () => {
    const history = [{ at: '2026-10-01T00:00:00.000Z', money: moneyOf('10') }];
    const own = makePlan(1, {
      dataMb: 10_000,
      validityDays: 7,
      price: moneyOf('10'),
      ownPrice: moneyOf('9', 'EUR'),
      history,
    });
    const request = makePageRequest({ parameters: { destination: japan }, currency: 'EUR', search: '?days=14' });
    const { data } = expectPage(await loadDestination(request, createMemoryContext({ plans: [own] })));
    expect(data.list.view.picks.cheapest?.prices.cost).toEqual(moneyOf('18', 'EUR'));
    expect(data.marketLine?.steps.at(-1)?.money).toEqual(moneyOf('18', 'EUR'));
    expect(data.list.view.list.rows[0]?.prices.price).toEqual(moneyOf('9', 'EUR'));
  });

  it('keeps the name of the part that a visitor chose, and is called by it', async () => {
    const page = await loadPage({ destination: japan, locale: 'ja', search: '?in=okinawa&days=3' });
    expect(page.data).toMatchObject({ place: { name: '日本' }, partName: '沖縄', list: { part: 'okinawa' } });
    expect(page.search).toMatch(/^\?in=okinawa&days=3/);
    expect(page.head).toMatchObject({ noIndex: true, canonical: '/japan' });
    expect(page.head.title).toMatch(/^沖縄のeSIM/);
    const elsewhere = await loadPage({ destination: japan, search: '?in=hawaii' });
    expect(elsewhere).toMatchObject({ search: '', data: { partName: null } });
  });

  it('names places and regions in the language', async () => {
    const { data, head } = await loadPage({ destination: japan, locale: 'ja' });
    expect(data.place.name).toBe('日本');
    expect(data.region?.name).toBe('アジア');
    expect(head.title).toContain('日本');
    const france = await loadPage({ destination: countryOf('FR'), locale: 'it' });
    expect(france.data.list.regionNames).toMatchObject({ europe: 'Europa' });
    expect(france.data.list.countryNames).toMatchObject({ DE: 'Germania' });
  });

  it('says when a price here was last seen', async () => {
    expect((await loadPage({ destination: japan })).data.checkedAt).toBe('2026-11-20T11:00:00Z');
  });

  it('puts the most visited places of the same region around a country', async () => {
    const { data } = await loadPage({ destination: japan });
    const names = data.nearby.map(({ name }) => name);
    expect(names).toHaveLength(12);
    expect(names).not.toContain('Japan');
    expect(names).not.toContain('France');
    expect(data.nearby.find(({ name }) => name === 'South Korea')?.price).toEqual(moneyOf('4.20'));
  });

  it('lists the countries of a region and the regions of the world', async () => {
    if (!europe.ok) throw new Error(europe.reason);
    const region = (await loadPage({ destination: europe.value })).data;
    expect(region).toMatchObject({ kind: 'region', path: '/region/europe', flag: null, reviews: null });
    expect(region.nearby).toHaveLength(membersOf('europe').length);
    const world = (await loadPage({ destination: globalRegion })).data;
    expect(world).toMatchObject({ kind: 'global', path: '/global', reviews: { summary: { count: 0 } } });
    const paths = [...world.nearby, ...world.otherPlaces].map(({ path }) => path);
    expect(paths).toContain('/region/europe');
    expect(paths).not.toContain('/global');
  });

  it('is missing where no plan is active, and behind the last page of the plain list', async () => {
    const empty = createMemoryContext();
    const request = makePageRequest({ parameters: { destination: japan } });
    expect(await loadDestination(request, empty)).toEqual({ kind: 'not-found' });
    expect(await load({ destination: japan, search: '?page=2' })).toEqual({ kind: 'not-found' });
  });

  it('leads back to the first page of a filtered list that shrank', async () => {
    expect(await load({ destination: japan, search: '?provider=skylark&page=9' })).toEqual({
      kind: 'redirect',
      location: '/japan?provider=skylark',
      status: 302,
    });
  });

  it('knows its neighbours in a list over several pages', async () => {
    const plans = Array.from({ length: 45 }, (_none, index) =>
      makePlan(index + 1, { provider: makeProvider(`seller-${index}`) }),
    );
    const many = createMemoryContext({ plans });
    const request = makePageRequest({ parameters: { destination: japan }, search: '?page=2' });
    const page = expectPage(await loadDestination(request, many));
    const { pages, total } = page.data.list.view.list;
    expect(pages).toBeGreaterThan(1);
    expect(total).toBe(45);
    expect(page).toMatchObject({ search: '?page=2', head: { previous: '/japan' } });
    expect(page.head.title).toMatch(/, page 2$/);
    expect(page.head.noIndex).toBeUndefined();
  });
});

describe('the address of a destination', () => {
  it('is its plain one for search engines; filtered lists are no answer to a search', async () => {
    expect(await loadPage({ destination: japan })).toMatchObject({ search: '' });
    const filtered = await loadPage({ destination: japan, search: '?gb=10&days=10&5g=yes' });
    expect(filtered.head).toMatchObject({ noIndex: true });
    expect(filtered.head.next).toBeUndefined();
  });

  it('keeps the state in its one spelling, so that other languages show the same list', async () => {
    const { search } = await loadPage({ destination: japan, search: '?5g=yes&gb=10&days=10&nonsense=1' });
    expect(search).toBe('?days=10&gb=10&5g=yes');
  });

  it('leaves the plain list to what the browser remembers', async () => {
    const remembered = { trip: { days: 12, dataMb: null, hotspot: true, isNewCustomer: false }, usesPromo: true };
    const page = await loadPage({ destination: japan, remembered });
    expect(page.data.list.view.query).toMatchObject(remembered);
    expect(page.search).toBe('');
    expect(page.head.noIndex).toBeUndefined();
    expect(page.remember).toBeUndefined();
  });

  it('hands the trip of a form to the next page', async () => {
    const { remember } = await loadPage({ destination: japan, search: '?days=12&gb=unlimited&promo=1' });
    expect(remember).toMatchObject({ trip: { days: 12, dataMb: null, hotspot: false }, usesPromo: true });
    const filtered = await loadPage({ destination: japan, search: '?5g=yes' });
    expect(filtered.remember).toBeUndefined();
    expect(filtered.data.list.view.query.trip).toEqual(nothingRemembered.trip);
  });

  it('keeps pages of fewer than two plans out of search engines', async () => {
    const single = createMemoryContext({ plans: [makePlan(1)] });
    const request = makePageRequest({ parameters: { destination: japan } });
    expect(expectPage(await loadDestination(request, single)).head).toMatchObject({ noIndex: true });
  });

  it.each(locales)('has the lowest price in %s', async (locale) => {
    const { head } = await loadPage({ destination: japan, locale, currency: 'EUR' });
    expect(head.description).toMatch(/1[.,]95/);
  });
});

describe('the reviews of a destination', () => {
  const provider = { slug: makeProvider().slug, name: 'Tanuki SIM', image: null };
  const review = (id: string, country: string, rating: number) =>
    makeReview({ id, provider, countries: [countryOf(country)], rating });

  it('are those of travellers to this country', async () => {
    const own = { ...review('c', 'JP', 4), language: 'fr' as const };
    const reviews = [review('a', 'JP', 5), review('b', 'FR', 1), own];
    const reviewed = createMemoryContext({ plans: [makePlan(1)], reviews });
    const request = makePageRequest({ parameters: { destination: japan }, locale: 'fr' });
    const { data } = expectPage(await loadDestination(request, reviewed));
    expect(data.reviews?.summary).toMatchObject({ mean: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] });
    expect(data.reviews?.latest.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(data.reviews?.latest[0]?.countries).toEqual([{ code: 'JP', name: 'Japon', href: '/fr/japan' }]);
  });
});
