import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { OpenContext } from '#runtime/open-context.ts';
import { engines } from '#tests/support/database.ts';
import { fullPlan } from '#tests/support/full-plan.ts';
import { makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';
import { useStoredSite } from './stored-site.ts';

const now = new Date('2026-11-20T09:00:00Z');
const bee = makeProvider({ slug: 'bee' as ProviderSlug, name: 'Bee', example: false });
const acme = makeProvider({ slug: 'acme' as ProviderSlug, name: 'Acme', example: false });
const both = { coverage: ['FR', 'JP'] as CountryCode[], scope: 'regional' as const };

interface Page {
  readonly plans: readonly { readonly id: number; readonly externalId: string }[];
  readonly next: string | null;
}

describe.each(engines)('the open data on %s', (engine) => {
  const stored = useStoredSite(engine, { now: () => now }, async (rooms) => {
    await store(rooms, '2026-07-01T00:00:00Z', 50_000, 'a', 'b', 'c');
    await store(rooms, '2026-10-01T00:00:00Z', 30_000, 'a', 'b', 'c');
    await store(rooms, '2026-11-10T00:00:00Z', 40_000, 'a', 'b');
  });

  /** Plan a costs `units`, the others stay; missing plans are withdrawn. */
  async function store({ writer }: OpenContext, at: string, units: number, ...ids: string[]): Promise<void> {
    const plans = [
      ...plansOf(
        bee,
        { externalId: 'a', name: 'A', price: money(units), tethering: true },
        { externalId: 'b', name: 'B', price: money(60_000, 'EUR'), ownPrices: [money(70_000, 'USD')], ...both },
        { externalId: 'c', name: 'C', price: money(20_000), coverage: ['FR' as CountryCode], dataMb: 5_000 },
      ).filter(({ plan }) => ids.includes(plan.externalId)),
      { provider: acme, plan: { ...fullPlan, ownPrices: [], price: money(990_000, 'EUR'), statedAt: null } },
    ];
    await writer.apply(plans, { source: 'test', now: new Date(at), dryRun: false, withdrawMissing: true });
  }

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await stored.app.inject(`/api/v1${path}`);
    expect([answer.statusCode, path, answer.statusCode === 200 ? '' : answer.payload]).toEqual([200, path, '']);
    return answer.json<Answer>();
  }

  const idsAt = async (query: string): Promise<string[]> =>
    (await get<Page>(`/plans?${query}`)).plans.map(({ externalId }) => externalId);

  it('lists destinations and providers', async () => {
    const destinations = await get<{ key: string }[]>('/destinations?currency=USD&locale=fr');
    expect(destinations.map(({ key }) => key)).toEqual(expect.arrayContaining(['FR', 'JP', 'KR']));
    expect(destinations.find(({ key }) => key === 'JP')).toMatchObject({
      kind: 'country',
      slug: 'japan',
      name: 'Japon',
      planCount: 3,
      lowestPrice: { amount: '4', currency: 'USD', kind: 'seller', rateDate: null },
    });
    expect(await get('/providers')).toMatchObject([{ slug: 'acme' }, { slug: 'bee', example: false, planCount: 2 }]);
  });

  it('says of every amount whether the seller asks it', async () => {
    const { plans } = await get<{ plans: Record<string, unknown>[] }>('/plans?currency=USD');
    expect(plans).toMatchObject([
      {
        externalId: 'a',
        price: { amount: '4', currency: 'USD', kind: 'seller', rateDate: null },
        offer: '/go/1',
        arrival: '/arrival?plan=1',
      },
      {
        externalId: 'b',
        price: { amount: '7', kind: 'seller' },
        sellerPrice: { amount: '6', currency: 'EUR', kind: 'seller' },
        ownPrices: [{ amount: '7', currency: 'USD', kind: 'seller' }],
      },
      {
        externalId: 'full',
        price: { currency: 'USD', kind: 'estimate', rateDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
        promo: { minimumSpend: { kind: 'seller' } },
      },
    ]);
    expect(JSON.stringify(plans)).not.toContain('https://seller');
  });

  it.each([
    ['destination=JP', ['a', 'b', 'full']],
    ['destination=FR', ['b']],
    ['provider=acme', ['full']],
    ['scope=local', ['a']],
    ['dataKind=daily', ['full']],
    ['minDataMb=600', ['a', 'b']],
    ['maxDays=7', ['a', 'b']],
    ['minDays=8', ['full']],
    ['tethering=true', ['a', 'full']],
    ['topUp=false', ['full']],
    ['ekyc=false', []],
    ['generation=5G', ['full']],
    ['currency=USD&maxPrice=7', ['a', 'b']],
    ['currency=USD&minPrice=7&maxPrice=7.0', ['b']],
    ['currency=EUR&minPrice=99', ['full']],
  ])('filters by %s', async (query, expected) => {
    expect(await idsAt(query)).toEqual(expected);
  });

  it('gives every plan once, page by page, whatever an import does meanwhile', async () => {
    const first = await get<Page>('/plans?limit=1');
    expect(first.plans.map(({ externalId }) => externalId)).toEqual(['a']);
    await store(stored.rooms, '2026-11-11T00:00:00Z', 40_000, 'b', 'c');
    const rest = await get<Page>(`/plans?limit=2&cursor=${first.next}`);
    expect(rest.plans.map(({ externalId }) => externalId)).toEqual(['b', 'c']);
    const last = await get<Page>(`/plans?limit=2&cursor=${rest.next}`);
    expect([last.plans.map(({ externalId }) => externalId), last.next]).toEqual([['full'], null]);
    await store(stored.rooms, '2026-11-12T00:00:00Z', 40_000, 'a', 'b');
  });

  it('tells how the price of a plan went, also of one that is gone', async () => {
    const { history, lowest30Days, last90Days } = await get<Record<string, unknown>>('/plans/1/prices');
    const seller = { currency: 'USD', kind: 'seller', rateDate: null };
    expect(history).toMatchObject([
      { at: '2026-07-01T00:00:00.000Z', price: { ...seller, amount: '5' }, isPinned: false },
      { at: '2026-10-01T00:00:00.000Z', price: { ...seller, amount: '3' } },
      { at: '2026-11-10T00:00:00.000Z', price: { ...seller, amount: '4' } },
      { at: '2026-11-11T00:00:00.000Z', price: null },
      { at: '2026-11-12T00:00:00.000Z', price: { ...seller, amount: '4' } },
    ]);
    expect(lowest30Days).toMatchObject({ price: { amount: '3' } });
    expect(last90Days).toHaveLength(5);
    expect((await get<{ history: unknown[] }>('/plans/3/prices')).history.at(-1)).toMatchObject({ price: null });
    expect((await stored.app.inject('/api/v1/plans/3')).statusCode).toBe(404);
    expect(await get('/plans/2')).toMatchObject({ externalId: 'b' });
  });

  it('tells how the lowest price at a destination went: a point where it changed', async () => {
    const { history } = await get<{ history: { at: string; price: { amount: string } }[] }>(
      '/destinations/JP/prices?currency=USD',
    );
    expect(history.slice(0, 3).map(({ at, price }) => `${at} ${price.amount}`)).toEqual([
      '2026-07-01T00:00:00.000Z 5',
      '2026-10-01T00:00:00.000Z 3',
      '2026-11-10T00:00:00.000Z 4',
    ]);
    const rows = await stored.rooms.context.catalogue.destinationLows('KR' as CountryCode);
    expect(rows).toEqual([{ at: '2026-07-01T00:00:00.000Z', currency: 'EUR', units: 990_000 }]);
  });

  it('knows the newest change of each offered plan, and none of those that never changed', async () => {
    const changes = await stored.rooms.context.catalogue.latestPriceChanges({
      destination: 'JP' as CountryCode,
      locale: 'en',
      limit: 10,
    });
    expect(changes).toMatchObject([
      { planId: 1, name: 'A', provider: { slug: 'bee' }, at: '2026-11-12T00:00:00.000Z', money: { units: 40_000 } },
    ]);
  });

  it('passes over a change that rounds to nothing', async () => {
    const query = { destination: 'JP' as CountryCode, locale: 'en' as const, limit: 1 };
    const before = await stored.rooms.context.catalogue.latestPriceChanges(query);
    await store(stored.rooms, '2026-11-19T00:00:00Z', 40_049, 'a', 'b');
    expect(await stored.rooms.context.catalogue.latestPriceChanges(query)).toEqual(before);
    await store(stored.rooms, '2026-11-19T06:00:00Z', 40_000, 'a', 'b');
  });

  it('says which plans their feed has stopped naming', async () => {
    const stated = async (): Promise<unknown[]> =>
      (await get<{ plans: Record<string, unknown>[] }>('/plans')).plans.map(({ isUnconfirmed }) => isUnconfirmed);
    expect(await stated()).toEqual([false, false, false]);
    await stored.rooms.writer.apply(
      plansOf(bee, { externalId: 'a', name: 'A', price: money(40_000), tethering: true }),
      {
        source: 'test',
        now,
        dryRun: false,
        withdrawMissing: true,
        withdrawnAfterRuns: 3,
      },
    );
    expect(await stated()).toEqual([false, true, false]);
    expect(await get('/plans/2')).toMatchObject({ externalId: 'b', isUnconfirmed: true });
  });
});
