import { describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ApplyCounts, ApplyOptions, ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { changedFacts, country, fullPlan, promo } from '#tests/support/full-plan.ts';
import { makePlan, makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';

const monday = new Date('2026-10-05T08:00:00.000Z');
const tuesday = new Date('2026-10-06T08:00:00.000Z');

const defaults: ApplyOptions = { source: 'test feed', now: monday, dryRun: false, withdrawMissing: true };

describe.each(engines)('catalogue writer on %s', (engine) => {
  const suite = useTestDatabase(engine);

  function apply(plans: Iterable<ProviderPlan> | AsyncIterable<ProviderPlan>, options: Partial<ApplyOptions> = {}) {
    return createCatalogueWriter(suite.database).apply(plans, { ...defaults, ...options });
  }

  const version = (): Promise<number> => createCatalogueReader(suite.database).version();
  const storedPlans = () =>
    suite.database.queries
      .selectFrom('plan')
      .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
      .selectAll()
      .orderBy('id')
      .execute();

  async function observations(): Promise<string[]> {
    const rows = await suite.database.queries
      .selectFrom('price_observation')
      .innerJoin('plan', 'plan.id', 'price_observation.plan_id')
      .select(['plan.external_id', 'import_id', 'kind', 'currency', 'units'])
      .orderBy('import_id')
      .orderBy('plan.id')
      .orderBy('kind')
      .orderBy('currency')
      .execute();
    return rows.map((row) => `${row.import_id} ${row.external_id} ${row.kind} ${row.currency} ${row.units}`);
  }

  async function rowsEverywhere(): Promise<number> {
    const tables = ['provider', 'plan', 'coverage_set', 'network_set', 'price_observation', 'import_run'] as const;
    let rows = 0;
    for (const table of tables) rows += (await suite.database.queries.selectFrom(table).selectAll().execute()).length;
    return rows;
  }

  it('adds what is new, and changes nothing when the same feed comes again', async () => {
    const plans = [...plansOf(makeProvider(), {}, {}), ...plansOf(makeProvider(), {})];
    expect(await apply(plans)).toEqual(counts({ added: 3 }));
    const before = { plans: await storedPlans(), version: await version(), observations: await observations() };
    expect(await apply(plans)).toEqual(counts({ unchanged: 3 }));
    expect({ plans: await storedPlans(), version: await version(), observations: await observations() }).toEqual(
      before,
    );
  });

  it('keeps every fact of a plan', async () => {
    const provider = makeProvider();
    await apply([{ provider, plan: fullPlan }]);
    expect((await storedPlans())[0]).toMatchObject({
      external_id: 'full',
      name: 'Asia 10',
      names: '{"ja":"アジア10","en":"Asia 10"}',
      data_kind: 'daily',
      data_mb: 500.5,
      data_words: '500 MB a day',
      reduced_speed_kbps: 128,
      speed_limit_kbps: 10_000,
      fair_use: 'fair use',
      validity_days: 10,
      day_count: 'calendar',
      activation: 'first-use',
      install_within_days: 180,
      price_currency: 'EUR',
      price_units: 9_007_199_254_740_991,
      own_price_count: 1,
      tethering: 1,
      top_up: 0,
      ekyc: null,
      phone_number: 1,
      voice_minutes: 30,
      sms_count: 20,
      subscription: 0,
      new_customers_only: 1,
      ads: 0,
      checked_at: '2026-10-01T00:00:00.000Z',
      active: 1,
    });
    const { queries } = suite.database;
    expect(await queries.selectFrom('plan_promo').selectAll().executeTakeFirst()).toMatchObject({
      currency: 'EUR',
      units: 80_000,
      code: 'HELLO',
      new_customers_only: 1,
      starts_at: null,
      ends_at: '2026-12-31T23:59:59.000Z',
    });
    expect(await queries.selectFrom('network_set').selectAll().executeTakeFirst()).toMatchObject({
      breakout: 'HK SG',
      best_generation: '5G',
    });
    expect(await queries.selectFrom('coverage_set').selectAll().executeTakeFirst()).toMatchObject({
      countries: 'JP KR',
      country_count: 2,
      scope: 'regional',
    });
  });

  it('counts a plan as changed for every single fact, and only then', async () => {
    const provider = makeProvider();
    const plan = makePlan();
    await apply([{ provider, plan }]);
    for (const [fact, value] of Object.entries(changedFacts)) {
      expect([fact, await apply([{ provider, plan: { ...plan, [fact]: value } }])]).toEqual([
        fact,
        counts({ changed: 1 }),
      ]);
      expect([fact, await apply([{ provider, plan }])]).toEqual([fact, counts({ changed: 1 })]);
    }
    expect(await apply([{ provider, plan: { ...plan, statedAt: '2026-10-05T00:00:00Z' } }])).toEqual(
      counts({ unchanged: 1 }),
    );
  });

  it('observes each price once, and again only when it changes or ends', async () => {
    const provider = makeProvider();
    const plan = makePlan({ externalId: 'a', ownPrices: [money(42_000, 'EUR')], promo: promo(40_000) });
    await apply([{ provider, plan }]);
    await apply([{ provider, plan }]);
    await apply([{ provider, plan: { ...plan, price: money(46_000), ownPrices: [], fairUse: 'new words' } }]);
    await apply([{ provider, plan: { ...plan, price: money(46_000), ownPrices: [], promo: null } }]);
    expect(await observations()).toEqual([
      '1 a list USD 45000',
      '1 a own EUR 42000',
      '1 a promo USD 40000',
      '3 a list USD 46000',
      '3 a own EUR null',
      '4 a promo USD null',
    ]);
  });

  it('observes past prices of a new plan, each under an import of its own time, and never again', async () => {
    const provider = makeProvider();
    const [first, second] = [makePlan({ externalId: 'a' }), makePlan({ externalId: 'b' })];
    const past = (day: string, units: number) => ({ at: `2026-0${day}T06:00:00.000Z`, price: money(units) });
    const plans: ProviderPlan[] = [
      { provider, plan: first, pastPrices: [past('8-01', 50_000), past('9-01', 45_000)] },
      { provider, plan: second, pastPrices: [past('9-01', 47_000)] },
    ];
    expect(await apply(plans)).toEqual(counts({ added: 2 }));
    const expected = ['1 a list USD 45000', '1 b list USD 45000', '2 a list USD 50000', '3 a list USD 45000'];
    expect(await observations()).toEqual([...expected, '3 b list USD 47000']);
    const { queries } = suite.database;
    const runs = await queries.selectFrom('import_run').select(['source', 'started_at']).orderBy('id').execute();
    expect(runs.slice(1)).toEqual([
      { source: 'test feed: earlier prices', started_at: '2026-08-01T06:00:00.000Z' },
      { source: 'test feed: earlier prices', started_at: '2026-09-01T06:00:00.000Z' },
    ]);
    await apply(plans.map((each) => ({ ...each, plan: { ...each.plan, fairUse: 'new words' } })));
    expect(await observations()).toHaveLength(5);
    const histories = await createCatalogueReader(suite.database).priceHistories([1]);
    expect(histories.get(1)?.map((point) => [point.at.slice(0, 10), point.money?.units])).toEqual([
      ['2026-08-01', 50_000],
      ['2026-09-01', 45_000],
      [monday.toISOString().slice(0, 10), 45_000],
    ]);
  });

  it('refuses to change or remove an observation', async () => {
    await apply(plansOf(makeProvider(), {}));
    const { queries } = suite.database;
    const change = queries.updateTable('price_observation').set({ units: 1 }).execute();
    await expect(change).rejects.toThrow('price observations are append-only');
    await expect(queries.deleteFrom('price_observation').execute()).rejects.toThrow('append-only');
    expect(await observations()).toHaveLength(1);
  });

  it('withdraws what a provider no longer sells, keeps it, and takes it back', async () => {
    const provider = makeProvider();
    const other = makeProvider();
    const [kept, gone] = [makePlan({ externalId: 'kept' }), makePlan({ externalId: 'gone', promo: promo(1) })];
    await apply([kept, gone].map((plan) => ({ provider, plan })));
    await apply(plansOf(other, { externalId: 'elsewhere' }));
    expect(await apply([{ provider, plan: kept }])).toEqual(counts({ unchanged: 1, withdrawn: 1 }));
    expect((await storedPlans()).map((row) => [row.external_id, row.active])).toEqual([
      ['kept', 1],
      ['gone', 0],
      ['elsewhere', 1],
    ]);
    expect(await apply([{ provider, plan: kept }])).toEqual(counts({ unchanged: 1 }));
    expect(await apply([kept, gone].map((plan) => ({ provider, plan })))).toEqual(counts({ unchanged: 1, changed: 1 }));
    expect((await observations()).filter((text) => text.includes(' gone '))).toEqual([
      '1 gone list USD 45000',
      '1 gone promo USD 1',
      '3 gone list USD null',
      '3 gone promo USD null',
      '5 gone list USD 45000',
      '5 gone promo USD 1',
    ]);
  });

  it('withdraws only what the same feed brought', async () => {
    const provider = makeProvider();
    const [first, second] = [plansOf(provider, {}, {}), plansOf(provider, {}, {})];
    await apply(first, { feed: 'one' });
    expect(await apply(second, { feed: 'two' })).toEqual(counts({ added: 2 }));
    expect(await apply(second.slice(0, 1), { feed: 'two' })).toEqual(counts({ unchanged: 1, withdrawn: 1 }));
    expect(await apply(first.slice(0, 1), { feed: 'one' })).toEqual(counts({ unchanged: 1, withdrawn: 1 }));
  });

  it('puts invented plans aside for the first real ones, from whatever feed, and keeps them away', async () => {
    const real = plansOf(makeProvider({ example: false }), {});
    const examples = plansOf(makeProvider(), {}, {});
    await apply(examples, { feed: 'examples' });
    const first = await apply(real, { feed: 'real', withdrawMissing: false });
    expect(first).toEqual(counts({ added: 1, examplesWithdrawn: 2 }));
    expect((await storedPlans()).map((row) => row.active)).toEqual([0, 0, 1]);
    expect(await apply(real, { feed: 'real' })).toEqual(counts({ unchanged: 1 }));
  });

  it('leaves invented plans alone in a dry run and beside other invented ones', async () => {
    await apply(plansOf(makeProvider(), {}));
    expect(await apply(plansOf(makeProvider(), {}))).toEqual(counts({ added: 1 }));
    const dry = await apply(plansOf(makeProvider({ example: false }), {}), { dryRun: true });
    expect(dry).toEqual(counts({ added: 1, examplesWithdrawn: 2 }));
    expect((await storedPlans()).map((row) => row.active)).toEqual([1, 1]);
  });

  it('withdraws nothing from a feed that carries only a part', async () => {
    const provider = makeProvider();
    const plans = plansOf(provider, {}, {});
    await apply(plans);
    expect(await apply(plans.slice(0, 1), { withdrawMissing: false })).toEqual(counts({ unchanged: 1 }));
    expect((await storedPlans()).every((row) => row.active === 1)).toBe(true);
  });

  it('counts what a dry run would do and leaves nothing', async () => {
    const provider = makeProvider();
    const [first, second] = [makePlan(), makePlan()];
    await apply([{ provider, plan: first }]);
    const before = [await rowsEverywhere(), await version(), await storedPlans()];
    const changed = { ...first, price: money(1) };
    const plans = [changed, second].map((plan) => ({ provider, plan }));
    expect(await apply(plans, { dryRun: true })).toEqual(counts({ added: 1, changed: 1 }));
    expect([await rowsEverywhere(), await version(), await storedPlans()]).toEqual(before);
  });

  it('leaves nothing of a feed that breaks in the middle', async () => {
    async function* breaking(): AsyncGenerator<ProviderPlan> {
      for (let count = 0; count < 1_200; count += 1) yield* plansOf(makeProvider(), {});
      throw new Error('the connection was lost');
    }
    await expect(apply(breaking())).rejects.toThrow('the connection was lost');
    expect(await rowsEverywhere()).toBe(0);
    expect(await version()).toBe(0);
  });

  it('takes the first of plans that repeat an external id, within a batch and across batches', async () => {
    const provider = makeProvider();
    const repeated = makePlan({ externalId: 'same', price: money(10_000) });
    const again = { ...repeated, price: money(20_000) };
    const others = plansOf(provider, {}, ...Array.from({ length: 599 }, () => ({})));
    const feed = [{ provider, plan: repeated }, { provider, plan: again }, ...others, { provider, plan: again }];
    expect(await apply(feed)).toEqual(counts({ added: 601, unchanged: 2 }));
    expect((await storedPlans())[0]?.price_units).toBe(10_000);
  });

  it('moves the checked time of unchanged plans forward, never back and never into the future', async () => {
    const provider = makeProvider();
    const plan = makePlan();
    const checked = async (): Promise<string | undefined> => (await storedPlans())[0]?.checked_at;
    await apply([{ provider, plan }]);
    const before = await version();
    expect(await apply([{ provider, plan }], { now: tuesday })).toEqual(counts({ unchanged: 1 }));
    expect([await checked(), await version()]).toEqual([tuesday.toISOString(), before + 1]);
    await apply([{ provider, plan: { ...plan, statedAt: '2026-10-01T00:00:00Z' } }], { now: tuesday });
    expect(await checked()).toBe(tuesday.toISOString());
    await apply([{ provider, plan: { ...plan, statedAt: '2030-01-01T00:00:00Z' } }], { now: tuesday });
    expect(await checked()).toBe(tuesday.toISOString());
  });

  it('overwrites a provider only with what the feed states', async () => {
    const provider = makeProvider({ name: 'First', image: '/pictures/first', url: 'https://first.example/' });
    const plans = plansOf(provider, {});
    await apply(plans);
    const silent = { ...provider, name: '', image: null, url: null };
    await apply(plans.map(({ plan }) => ({ plan, provider: silent })));
    const read = (): Promise<unknown> => createCatalogueReader(suite.database).provider(provider.slug);
    expect(await read()).toMatchObject({ name: 'First', image: '/pictures/first', url: 'https://first.example/' });
    const before = await version();
    await apply(plans.map(({ plan }) => ({ plan, provider: { ...provider, name: 'Second' } })));
    expect(await read()).toMatchObject({ name: 'Second', image: '/pictures/first' });
    expect(await version()).toBe(before + 1);
  });

  it('shares coverage and network sets between plans that state the same', async () => {
    const facts: Partial<PlanFacts> = { networks: [{ country: country('JP'), operator: 'Example', generation: '4G' }] };
    await apply([...plansOf(makeProvider(), facts, facts), ...plansOf(makeProvider(), facts)]);
    const { queries } = suite.database;
    expect(await queries.selectFrom('coverage_set').selectAll().execute()).toHaveLength(1);
    expect(await queries.selectFrom('network_set').selectAll().execute()).toHaveLength(1);
  });

  it('stores texts with a NUL character without it', async () => {
    await apply(plansOf(makeProvider({ name: 'No\0va' }), { name: 'A\0B', url: 'https://seller.example/\0' }));
    expect((await storedPlans())[0]).toMatchObject({ name: 'AB', url: 'https://seller.example/' });
  });

  it('records each import with its counts, and reports progress', async () => {
    const seen: number[] = [];
    const plans = plansOf(makeProvider(), {}, ...Array.from({ length: 1_099 }, () => ({})));
    await apply(plans, { onProgress: (stored) => seen.push(stored) });
    expect(seen).toEqual([500, 1_000, 1_100]);
    const { examplesWithdrawn: _, unseen: _unseen, ...recorded } = counts({ added: 1_100 });
    expect(await suite.database.queries.selectFrom('import_run').selectAll().execute()).toEqual([
      {
        id: 1,
        source: 'test feed',
        started_at: monday.toISOString(),
        ...recorded,
        reverted_at: null,
        source_name: null,
        feed: '',
        states_real: 0,
        void: null,
      },
    ]);
  });
});

function counts(some: Partial<ApplyCounts>): ApplyCounts {
  return { added: 0, changed: 0, unchanged: 0, withdrawn: 0, unseen: 0, examplesWithdrawn: 0, ...some };
}
