import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/destination-key.ts';
import type { Locale } from '#domain/locale.ts';
import { globalRegion, parseRegionSlug } from '#domain/regions.ts';
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
import { loadDestination } from './load.ts';

const japan = countryOf('JP');
const europe = parseRegionSlug('europe');
const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('9.90') }),
    makePlan(2, { price: moneyOf('3.90'), provider: makeProvider('skylark') }),
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
}

async function load({ destination, ...rest }: Asked) {
  return loadDestination(makePageRequest({ parameters: { destination }, ...rest }), context);
}

describe('loadDestination', () => {
  it('lists the plans of a country, lowest price first', async () => {
    const { data } = expectPage(await load({ destination: japan }));
    expect(data.plans.rows.map(({ id }) => id)).toEqual([2, 1, 3, 7]);
    expect(data.plans).toMatchObject({ from: 1, to: 4, total: 4, page: 1, pages: 1 });
    expect(data).toMatchObject({ kind: 'country', name: 'Japan', path: '/japan', flag: 'JP' });
  });

  it('shows every price in the display currency and dates the estimates', async () => {
    const { data } = expectPage(await load({ destination: japan, currency: 'EUR' }));
    expect(data.plans.rows.map(({ price }) => price.amount.currency)).toEqual(Array(4).fill(currencyOf('EUR')));
    expect(data.plans.rows[0]?.price).toMatchObject({ amount: moneyOf('1.95', 'EUR'), isEstimate: true });
    expect(data.plans.rateDates).toEqual({ oldest: '2026-11-20', newest: '2026-11-20' });
  });

  it('names places and regions in the language', async () => {
    const { data, head } = expectPage(await load({ destination: japan, locale: 'ja' }));
    expect(data.name).toBe('日本');
    expect(data.region?.name).toBe('アジア');
    expect(head.title).toContain('日本');
  });

  it('names the region a regional plan is named after', async () => {
    const { data } = expectPage(await load({ destination: countryOf('FR'), locale: 'it' }));
    expect(data.plans.rows[0]?.regionName).toBe('Europa');
  });

  it('counts the providers and links them', async () => {
    const { data } = expectPage(await load({ destination: japan }));
    expect(data.providers).toEqual([
      { slug: 'tanuki-sim', name: 'tanuki-sim', image: null, planCount: 3 },
      { slug: 'skylark', name: 'skylark', image: null, planCount: 1 },
    ]);
  });

  it('puts the most visited places of the same region around a country', async () => {
    const { data } = expectPage(await load({ destination: japan }));
    const names = data.nearby.map(({ name }) => name);
    expect(names).toHaveLength(12);
    expect(names).not.toContain('Japan');
    expect(names).not.toContain('France');
    expect(data.nearby.find(({ name }) => name === 'South Korea')?.price).toEqual(moneyOf('4.20'));
  });

  it('lists the countries of a region and the regions of the world', async () => {
    if (!europe.ok) throw new Error(europe.reason);
    const region = expectPage(await load({ destination: europe.value })).data;
    expect(region).toMatchObject({ kind: 'region', path: '/region/europe', flag: null });
    expect(region.nearby).toHaveLength(membersOf('europe').length);
    const world = expectPage(await load({ destination: globalRegion })).data;
    expect(world).toMatchObject({ kind: 'global', path: '/global' });
    expect(world.nearby.map(({ path }) => path)).toContain('/region/europe');
    expect(world.nearby.map(({ path }) => path)).not.toContain('/global');
  });

  it('tells search engines the lowest price in the language of the page', async () => {
    const { head } = expectPage(await load({ destination: japan, locale: 'fr', currency: 'EUR' }));
    expect(head.description).toContain('1,95\u00a0€');
  });

  it('is missing where no plan is active, and behind the last page', async () => {
    const empty = createMemoryContext();
    const request = makePageRequest({ parameters: { destination: japan } });
    expect(await loadDestination(request, empty)).toEqual({ kind: 'not-found' });
    expect(await load({ destination: japan, search: '?page=2' })).toEqual({ kind: 'not-found' });
  });

  it('knows its neighbours in a list over several pages', async () => {
    const plans = Array.from({ length: 45 }, (_none, index) => makePlan(index + 1));
    const many = createMemoryContext({ plans });
    const request = makePageRequest({ parameters: { destination: japan }, search: '?page=2' });
    const page = expectPage(await loadDestination(request, many));
    expect(page).toMatchObject({
      search: '?page=2',
      head: { title: 'Japan eSIM plans, page 2', previous: '/japan', next: '/japan?page=3' },
      data: { plans: { from: 21, to: 40, total: 45, pages: 3 } },
    });
  });
});
