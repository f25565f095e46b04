import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { createTestDatabase, engines, useTestDatabase } from '#tests/support/database.ts';
import { unstatedTerms } from '#tests/support/full-plan.ts';
import { makePlan, makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';

const [japan, korea, france, asia] = ['JP', 'KR', 'FR', 'asia'] as DestinationKey[] as [
  CountryCode,
  CountryCode,
  CountryCode,
  DestinationKey,
];
const usd = 'USD' as CurrencyCode;
const eur = 'EUR' as CurrencyCode;
const rates = { [eur]: { perUsdE8: 92_000_000, date: '2026-10-01' } };
const feed = { source: 'test feed', dryRun: false, withdrawMissing: true };

/** Here every price was last seen by the import that changed it. */
function times(at: string) {
  return { checkedAt: at, changedAt: at };
}

describe.each(engines)('catalogue reader on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  let reader: CatalogueReader;
  const zebra = makeProvider({ name: 'zebra mobile', example: true });
  const alpha = makeProvider({ name: 'Alpha', example: true, image: '/assets/pictures/provider/alpha' });
  const closed = makeProvider({ name: 'Closed', example: true });

  beforeAll(async () => {
    reader = createCatalogueReader(suite.database);
    await apply(plansOf(closed, { coverage: [france] }), '2026-10-01T00:00:00.000Z');
    await apply(plansOf(closed, {}), '2026-10-01T00:00:00.000Z');
    await apply(
      [
        ...plansOf(zebra, { coverage: [japan] }, { coverage: [japan], price: money(1), dataMb: null }),
        { provider: zebra, plan: regional },
      ],
      '2026-10-02T00:00:00.000Z',
    );
    await apply([{ provider: alpha, plan: detailed }], '2026-10-03T00:00:00.000Z');
    await withdrawAll(closed);
  });

  function apply(plans: ReturnType<typeof plansOf>, now: string) {
    return createCatalogueWriter(suite.database).apply(plans, { ...feed, now: new Date(now) });
  }

  /** No feed is empty of plans and still names its provider, so the rows are changed by hand and then summed up again. */
  async function withdrawAll({ slug }: ProviderFacts): Promise<void> {
    const { queries } = suite.database;
    const owner = queries.selectFrom('provider').select('id').where('slug', '=', slug);
    await queries.updateTable('plan').set('active', 0).where('provider_id', '=', owner).execute();
    await apply([{ provider: alpha, plan: { ...detailed, fairUse: 'changed' } }], '2026-10-03T00:00:00.000Z');
    await apply([{ provider: alpha, plan: detailed }], '2026-10-03T00:00:00.000Z');
  }

  it('counts providers and plans of every destination that has an active plan, and of no other', async () => {
    const stats = await reader.destinationStats();
    const named = stats.filter(({ destination }) => [japan, korea, france].includes(destination as CountryCode));
    expect(named.toSorted((a, b) => (a.destination < b.destination ? -1 : 1))).toEqual([
      { destination: japan, providerCount: 2, planCount: 4, ...times('2026-10-03T00:00:00.000Z') },
      { destination: korea, providerCount: 1, planCount: 1, ...times('2026-10-02T00:00:00.000Z') },
    ]);
    expect(stats.find(({ destination }) => destination === asia)).toEqual({
      destination: asia,
      providerCount: 1,
      planCount: 1,
      ...times('2026-10-02T00:00:00.000Z'),
    });
  });

  it('lists providers with active plans by name, whatever its case', async () => {
    expect((await reader.providers()).map(({ name }) => name)).toEqual(['Alpha', 'zebra mobile']);
  });

  it('tells apart the providers that have a published review', async () => {
    const { queries } = suite.database;
    const { id } = await queries
      .selectFrom('provider')
      .select('id')
      .where('slug', '=', zebra.slug)
      .executeTakeFirstOrThrow();
    const review = {
      provider_id: id,
      author_name: 'Ann',
      email: 'a@b.example',
      text: 'Good',
      rating: 5,
      language: null,
    };
    const pending = { ...review, id: 'r1', status: 'pending' as const, created_at: '2026-10-01', published_at: null };
    await queries.insertInto('review').values(pending).execute();
    expect(await reader.providers({ hasReview: true })).toEqual([]);
    await queries.updateTable('review').set({ status: 'published', published_at: '2026-10-02' }).execute();
    expect((await reader.providers({ hasReview: true })).map(({ name }) => name)).toEqual(['zebra mobile']);
  });

  it('finds a provider by slug, also one without active plans', async () => {
    expect(await reader.provider(closed.slug)).toMatchObject({ name: 'Closed', example: true });
    expect(await reader.provider('nobody' as ProviderSlug)).toBeNull();
  });

  it('knows when a price was last seen, and whether anything shown is an example', async () => {
    expect(await reader.lastCheckedAt()).toBe('2026-10-03T00:00:00.000Z');
    expect(await reader.showsExamples()).toBe(true);
  });

  it('answers for an empty catalogue', async () => {
    await using empty = await createTestDatabase(engine);
    const nothing = createCatalogueReader(empty.database);
    expect(await nothing.lastCheckedAt()).toBeNull();
    expect(await nothing.showsExamples()).toBe(false);
    expect(await nothing.version()).toBe(0);
    expect(await nothing.destinationFloors({ destinations: [japan], currency: usd, rates })).toEqual([]);
    expect(await nothing.destinationFloors({ destinations: [], currency: usd, rates })).toEqual([]);
  });

  it('gives what the basket costs, with as many of one plan as it takes', async () => {
    const { queries } = suite.database;
    const plans = await queries.selectFrom('plan').select(['id', 'price_units']).where('active', '=', 1).execute();
    const bought = (units: number, planCount: number) => {
      return { planId: plans.find((plan) => plan.price_units === units)?.id, planCount, priceCount: planCount };
    };
    const cost = { money: money(82_800, 'EUR'), estimate: true, rateDate: '2026-10-01' };
    const baskets = await reader.destinationBaskets({ currency: eur, rates });
    const countries = baskets.filter(({ destination }) => destination === japan || destination === korea);
    expect(countries.toSorted((a, b) => (a.destination < b.destination ? -1 : 1))).toEqual([
      // 8.28, 5 × 4.14, and 2 × 11.50, which the seller itself asks.
      { destination: japan, cost, purchases: [bought(90_000, 1), bought(45_000, 5), bought(120_000, 2)] },
      { destination: korea, cost, purchases: [bought(90_000, 1)] },
    ]);
  });

  it('gives the lowest prices with what they buy, in the order asked for', async () => {
    const oneGb = { dataKind: 'total', dataWords: '1 GB', validityDays: 7 };
    const estimate = (units: number) => ({ money: money(units, 'EUR'), estimate: true, rateDate: '2026-10-01' });
    const floors = await reader.destinationFloors({ destinations: [korea, france, japan], currency: eur, rates });
    expect(floors).toEqual([
      {
        destination: korea,
        smallest: { price: estimate(82_800), plan: { ...oneGb, dataMb: 5_000 } },
        perGb: estimate(16_560),
      },
      {
        destination: japan,
        smallest: { price: estimate(1), plan: { ...oneGb, dataMb: null } },
        perGb: estimate(16_560),
      },
    ]);
  });
});

const regional = makePlan({
  scope: 'regional',
  region: asia as never,
  coverage: [japan, korea],
  dataMb: 5_000,
  price: money(90_000),
});

const detailed = makePlan({
  name: { en: 'Japan 3 GB', ja: '日本 3GB', fr: 'Japon 3 Go' },
  coverage: [japan],
  dataMb: 3_000,
  dataWords: '3 GB',
  reducedSpeedKbps: 128,
  price: money(120_000),
  ownPrices: [money(115_000, 'EUR')],
  promo: { ...unstatedTerms, price: money(99_000), code: 'SPRING', newCustomersOnly: true },
  networks: [
    { country: japan, operator: 'One', generation: '4G' },
    { country: japan, operator: 'Two', generation: '5G' },
  ],
  tethering: true,
  topUp: false,
});
