import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { nothingRemembered, readListQuery, sortNames } from '#domain/listing/list-query.ts';
import { listPlans } from '#domain/listing/list-plans.ts';
import { noRates } from '#domain/money/exchange-rates.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { anyPlan } from '#tests/support/random-catalogue.ts';

const japan = 'JP' as DestinationKey;
const now = new Date('2026-11-20T12:00:00.000Z');
const apply = { source: 'test', dryRun: false, withdrawMissing: true, now };
const usd = money(0).currency;

describe.each(engines)('plans that are compared, on %s', (engine) => {
  let suite: TestDatabase;
  const provider = makeProvider({ name: 'Tanuki', image: '/assets/pictures/provider/tanuki' });
  const [kept, gone] = [makePlan({ name: { ja: '日本', en: 'Japan' } }), makePlan({ price: money(99_000, 'EUR') })];

  beforeAll(async () => {
    suite = await createTestDatabase(engine);
    const write = (plans: readonly PlanFacts[]) =>
      createCatalogueWriter(suite.database).apply(
        plans.map((plan) => ({ provider, plan })),
        { ...apply, withdrawnAfterRuns: 1 },
      );
    await write([kept, gone]);
    await write([kept]);
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  it('are told as offered or withdrawn, in the asked language, and numbers that never were are left out', async () => {
    const reader = createCatalogueReader(suite.database);
    const { offered, withdrawn } = await reader.comparedPlans([2, 99, 1], { locale: 'ja' });
    expect(offered).toMatchObject([{ id: 1, name: '日本', isUnconfirmed: false, provider: { name: 'Tanuki' } }]);
    expect(withdrawn).toMatchObject([
      {
        id: 2,
        name: gone.name,
        provider: { slug: provider.slug, name: 'Tanuki', image: '/assets/pictures/provider/tanuki' },
        price: money(99_000, 'EUR'),
        coverage: gone.coverage,
        checkedAt: now.toISOString(),
      },
    ]);
    expect(await reader.comparedPlans([], { locale: 'en' })).toEqual({ offered: [], withdrawn: [] });
  });

  it('say when their feed has stopped naming them', async () => {
    await suite.database.queries.updateTable('plan_check').set({ unconfirmed: 1 }).where('plan_id', '=', 1).execute();
    const { offered } = await createCatalogueReader(suite.database).comparedPlans([1], { locale: 'en' });
    expect(offered.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([true]);
  });
});

/** Links as partners hand them out, including their commission parameters. */
const anyPartnerLink = fc
  .tuple(fc.webUrl({ validSchemes: ['https'] }), fc.nat(), fc.constantFrom('aff', 'commission', 'ref'))
  .map(([url, value, name]) => `${url}?${name}=${value}`);

describe.each(engines)('the order of a list on %s', (engine) => {
  it('is the same whatever the links to sellers are, in every order and for every answer', async () => {
    const sellers = [makeProvider(), makeProvider(), makeProvider()];
    await using suite = await createTestDatabase(engine);
    const reader = createCatalogueReader(suite.database);
    const writer = createCatalogueWriter(suite.database);
    const orders = async (plans: readonly PlanFacts[], links: readonly string[]): Promise<string> => {
      const linked = plans.map((plan, index) => {
        const seller = sellers[index % sellers.length] ?? makeProvider();
        return { provider: { ...seller, url: links[0] ?? null }, plan: { ...plan, url: links[index] ?? plan.url } };
      });
      await writer.apply(linked, apply);
      const stored = await reader.plansAt(japan);
      if (stored === null) throw new Error('Nothing is stored');
      const listed = listPlans(stored, { currency: usd, rates: noRates, ratings: new Map() });
      return JSON.stringify(
        sortNames.map((sort) => {
          const query = readListQuery(new URLSearchParams({ sort, dominated: '1' }), nothingRemembered);
          const { list, picks, unlimited } = viewDestination(listed, { query, now: now.getTime() });
          return [list.rows, picks.cheapest, picks.fewestWorries, picks.bestValue, unlimited, picks.nearest];
        }),
      );
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPlan, { minLength: 2, maxLength: 12 }),
        fc.array(anyPartnerLink, { minLength: 12, maxLength: 12 }),
        fc.array(anyPartnerLink, { minLength: 12, maxLength: 12 }),
        async (plans, before, after) => {
          expect(await orders(plans, before)).toBe(await orders(plans, after));
        },
      ),
      { numRuns: 12 },
    );
  });
});
