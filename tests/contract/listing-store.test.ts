import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { planStartQuery } from '#catalogue/read/provider-pages.ts';
import { listedIdQuery } from '#catalogue/read/read-destination-listing.ts';
import { planIdQuery } from '#catalogue/read/select-plan-ids.ts';
import { activeIdQuery, hiddenIdQuery } from '#catalogue/statements/missing-plans.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import { country, fullPlan, promo } from '#tests/support/full-plan.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const [japan, korea, asia, france] = ['JP', 'KR', 'asia', 'FR'].map((key) => key as DestinationKey) as [
  DestinationKey,
  DestinationKey,
  DestinationKey,
  DestinationKey,
];
const provider = makeProvider({ name: 'Tanuki', image: '/pictures/tanuki', url: 'https://tanuki.example/' });
const full: PlanFacts = { ...fullPlan, price: money(120_000, 'EUR') };
const plain = makePlan({ externalId: 'plain', url: null, coverage: [country('JP')] });
const gone = makePlan({ externalId: 'gone', coverage: [country('JP')] });

describe.each(engines)('the plans of a destination on %s', (engine) => {
  let suite: TestDatabase;
  let reader: CatalogueReader;

  async function apply(plans: readonly PlanFacts[], day: string): Promise<void> {
    await createCatalogueWriter(suite.database).apply(
      plans.map((plan) => ({ provider, plan })),
      { source: 'test', now: new Date(`2026-10-${day}T00:00:00.000Z`), dryRun: false, withdrawMissing: true },
    );
  }

  beforeAll(async () => {
    suite = await createTestDatabase(engine);
    reader = createCatalogueReader(suite.database);
    await apply([{ ...full, price: money(110_000, 'EUR') }, plain, gone], '01');
    await apply([{ ...full, price: money(13_000_000, 'JPY'), ownPrices: [] }, plain, gone], '02');
    await apply([full, plain], '03');
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  it('brings every offered plan with everything a list needs, in the order of ids', async () => {
    const listing = await reader.plansAt(japan);
    expect(listing?.destination).toBe(japan);
    expect(listing?.plans.map(({ id }) => id)).toEqual([1, 2]);
    expect(listing?.plans[0]).toEqual({
      id: 1,
      provider: { slug: provider.slug, name: 'Tanuki', image: '/pictures/tanuki' },
      coverage: { scope: 'regional', region: null, countries: ['JP', 'KR'] },
      networks: {
        here: [{ country: 'JP', operator: null, generation: '5G' }],
        generation: '5G',
        breakout: ['HK', 'SG'],
      },
      facts: listedFactsOf(fullPlan),
      price: money(120_000, 'EUR'),
      ownPrices: [money(100_000, 'USD')],
      promo: {
        price: money(80_000, 'EUR'),
        code: 'HELLO',
        newCustomersOnly: true,
        minimumSpend: money(200_000, 'EUR'),
        excludedKinds: ['unlimited', 'payg'],
        startsAt: null,
        endsAt: '2026-12-31T23:59:59.000Z',
      },
      hasOffer: true,
      isUnconfirmed: false,
      checkedAt: '2026-10-01T00:00:00.000Z',
    });
    expect(listing?.plans[1]).toMatchObject({
      ownPrices: [],
      promo: null,
      hasOffer: false,
      isUnconfirmed: false,
      checkedAt: '2026-10-03T00:00:00.000Z',
    });
  });

  it('names the networks of the asked country only, and none for a region', async () => {
    const here = async (key: DestinationKey) => (await reader.plansAt(key))?.plans[0]?.networks;
    expect((await here(korea))?.here).toEqual([{ country: 'KR', operator: 'Two', generation: '4G' }]);
    expect(await here(korea)).toMatchObject({ breakout: ['HK', 'SG'] });
  });

  it('says of a plan with 5G in Japan and 4G in Korea what it has there', async () => {
    const generationAt = async (key: DestinationKey) => (await reader.plansAt(key))?.plans[0]?.networks.generation;
    expect(await generationAt(japan)).toBe('5G');
    expect(await generationAt(korea)).toBe('4G');
  });

  it('is null without a plan', async () => {
    expect(await reader.plansAt(france)).toBeNull();
  });

  it('is the same object until the catalogue changes', async () => {
    const first = await reader.plansAt(japan);
    expect(await reader.plansAt(japan)).toBe(first);
    await apply([{ ...full, fairUse: 'other' }, plain], '04');
    const second = await reader.plansAt(japan);
    expect(second).not.toBe(first);
    expect(second?.plans[0]?.facts.fairUse).toBe('other');
    await apply([full, plain], '05');
  });

  it('tells everything of one plan', async () => {
    const { statedAt: _when, externalId: _key, name: _names, networks, ownPrices: _own, breakout, ...facts } = full;
    expect(await reader.planDetail(1, { locale: 'ja' })).toEqual({
      ...facts,
      id: 1,
      name: 'アジア10',
      provider: {
        slug: provider.slug,
        name: 'Tanuki',
        image: '/pictures/tanuki',
        url: 'https://tanuki.example/',
        example: true,
      },
      ownPrices: [money(100_000, 'USD')],
      networks: networks.toSorted((a, b) => (a.country < b.country ? -1 : 1)),
      breakout: breakout.toSorted(),
      checkedAt: '2026-10-01T00:00:00.000Z',
      isUnconfirmed: false,
      providerRefund: {},
      pin: null,
    });
    expect((await reader.planDetail(1, { locale: 'fr' }))?.name).toBe('Asia 10');
  });

  it('knows no plan that is withdrawn or never was', async () => {
    for (const id of [3, 4, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN]) {
      expect(await reader.planDetail(id, { locale: 'en' })).toBeNull();
      expect(await reader.offer(id, null)).toBeNull();
    }
  });

  it('leads to https addresses only', async () => {
    expect(await reader.offer(1, null)).toEqual({ address: full.url, destination: null });
    expect(await reader.offer(2, null)).toBeNull();
    const { queries } = suite.database;
    for (const url of ['javascript:alert(1)', 'http://seller.example/', 'nowhere']) {
      await queries.updateTable('plan').set({ url }).where('id', '=', 2).execute();
      expect(await reader.offer(2, null)).toBeNull();
    }
    await queries.updateTable('plan').set({ url: null }).where('id', '=', 2).execute();
  });

  it('tells list prices over time, a move to another currency as one point, and when a plan was withdrawn', async () => {
    const histories = await reader.priceHistories([1, 2, 3, 3, 99, 1.5]);
    expect([...histories.keys()].sort()).toEqual([1, 2, 3]);
    const day = (number: string): string => `2026-10-${number}T00:00:00.000Z`;
    expect(histories.get(1)?.map(({ money: price }) => price)).toEqual([
      money(110_000, 'EUR'),
      money(13_000_000, 'JPY'),
      money(120_000, 'EUR'),
    ]);
    expect(histories.get(2)).toEqual([{ at: day('01'), money: plain.price }]);
    expect(histories.get(3)).toEqual([
      { at: day('01'), money: gone.price },
      { at: day('03'), money: null },
    ]);
    expect(await reader.priceHistories([])).toEqual(new Map());
  });

  it('keeps an offer without conditions apart from one with', async () => {
    await apply([{ ...full, promo: promo(70_000) }, plain], '06');
    const listing = await reader.plansAt(japan);
    expect(listing?.plans[0]?.promo).toEqual(promo(70_000));
    await apply([full, plain], '07');
    expect((await reader.plansAt(japan))?.plans[0]?.promo).toEqual(full.promo);
  });

  it('lists a plan at the regions it serves', async () => {
    const wide = makePlan({
      externalId: 'wide',
      scope: 'regional',
      region: 'asia' as never,
      coverage: [france as CountryCode, ...asianCountries],
      networks: [
        { country: france as CountryCode, operator: null, generation: '5G' },
        { country: 'TH' as CountryCode, operator: null, generation: '4G' },
      ],
    });
    await apply([full, plain, wide], '08');
    const listing = await reader.plansAt(asia);
    expect(listing?.plans.map(({ coverage }) => coverage.region)).toEqual(['asia']);
    expect(listing?.plans[0]?.networks).toMatchObject({ here: [], generation: '4G' });
  });
});

const asianCountries = ['JP', 'KR', 'TH', 'VN'].map((code) => code as CountryCode);

describe('query plans on sqlite', () => {
  const place = { destination: japan, providerIds: [1] };
  const byCoverage = { index: /^SEARCH plan USING .*plan_at_coverage/, unwanted: /^SCAN/ };
  const byProvider = { index: /^SEARCH plan USING .*plan_of_provider/, unwanted: /^SCAN|ORDER BY/ };

  const byProviderAlone = { index: /^SEARCH plan USING COVERING INDEX plan_of_provider/, unwanted: /^SCAN|ORDER BY/ };

  it.each([
    ['a listing', (queries: Queries) => listedIdQuery(queries, japan), byCoverage],
    ['when the plans of a provider begin', (queries: Queries) => planStartQuery(queries, place), byCoverage],
    ['plans of a place by number', (queries: Queries) => planIdQuery(queries, { destination: japan }, 0), byCoverage],
    ['plans of a provider by number', (queries: Queries) => planIdQuery(queries, { providerIds: [1] }, 0), byProvider],
    ['what a provider offers', (queries: Queries) => activeIdQuery(queries, 1, 0), byProviderAlone],
    ['what of it is hidden', (queries: Queries) => hiddenIdQuery(queries, 1, 0), byProvider],
  ])(
    '%s: reads plans through the right index, and nothing from end to end',
    async (_name, queryOf, { index, unwanted }) => {
      await using suite = await createTestDatabase('sqlite');
      const { queries } = suite.database;
      const { sql: text, parameters } = queryOf(queries).compile();
      const explained = await queries.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      const steps = explained.rows.map(({ detail }) => detail);
      expect(steps.filter((step) => unwanted.test(step))).toEqual([]);
      expect(steps).toContainEqual(expect.stringMatching(index));
    },
  );
});
