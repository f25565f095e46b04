import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/catalogue-writer.ts';
import { displayPriceSql } from '#catalogue/display-price-sql.ts';
import type { PlanSummary } from '#catalogue/catalogue-reader.ts';
import { countries } from '#domain/countries.ts';
import { displayPrice } from '#domain/exchange.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { CurrencyCode, Money } from '#domain/money.ts';
import { comparePlans } from '#domain/plan-order.ts';
import type { PlanFacts } from '#domain/plan.ts';
import { pricePerGb } from '#domain/price-per.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { anyCurrency, anyPlan, anyRates } from '#tests/support/random-catalogue.ts';

const feed = { source: 'test feed', now: new Date('2026-10-05T08:00:00Z'), dryRun: false, withdrawMissing: false };
const pageSize = 7;

describe.each(engines)('order and lowest prices on %s', { timeout: 60_000 }, (engine) => {
  let suite: TestDatabase;
  let usedCountries = 0;
  beforeAll(async () => {
    suite = await createTestDatabase(engine);
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  /** Puts the plans on sale in a country that no other call uses. */
  async function sellSomewhere(plans: readonly PlanFacts[]) {
    const country = countries[usedCountries]?.code;
    usedCountries += 1;
    if (country === undefined) throw new Error('the test asks for more countries than there are');
    const providers = [makeProvider(), makeProvider()] as const;
    const sold = plans.map((plan, index) => ({
      provider: providers[index % 3 === 0 ? 0 : 1],
      plan: { ...plan, coverage: [country] },
    }));
    await createCatalogueWriter(suite.database).apply(sold, feed);
    return { country, provider: providers[0] };
  }

  async function listAll(query: Omit<Parameters<typeof readPage>[0], 'page'>): Promise<PlanSummary[]> {
    const listed: PlanSummary[] = [];
    for (let page = 1; ; page += 1) {
      const { plans } = await readPage({ ...query, page });
      if (plans.length === 0) return listed;
      listed.push(...plans);
    }
  }

  function readPage(
    query: Omit<Parameters<ReturnType<typeof createCatalogueReader>['planPage']>[0], 'locale' | 'pageSize'>,
  ) {
    return createCatalogueReader(suite.database).planPage({ ...query, locale: 'en', pageSize });
  }

  it('prices any plan in any currency as the domain does, to the last unit', async () => {
    const property = fc.asyncProperty(manyPlans, anyCurrency, anyRates, async (plans, currency, rates) => {
      const { country } = await sellSomewhere(plans);
      const listed = await listAll({ destination: country, currency, rates });
      const priced = displayPriceSql({ engine, currency, rates, sources: allSources, hasOwnPrices: true });
      const ids = listed.map((plan) => plan.id);
      const rows = await suite.database.queries
        .selectFrom('plan')
        .select(['id', priced.as('units')])
        .where('id', 'in', ids)
        .execute();
      const units = new Map(rows.map((row) => [row.id, row.units]));
      const expected = listed.map((plan) => [plan.id, ordered(plan, currency, rates).displayPrice?.units ?? null]);
      expect(ids.map((id) => [id, units.get(id)])).toEqual(expected);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('lists any plans exactly as the domain orders them, on every page', async () => {
    const property = fc.asyncProperty(manyPlans, anyCurrency, anyRates, async (plans, currency, rates) => {
      const { country, provider } = await sellSomewhere(plans);
      const listed = await listAll({ destination: country, currency, rates });
      const expected = listed.toSorted((a, b) =>
        comparePlans(ordered(a, currency, rates), ordered(b, currency, rates)),
      );
      expect(listed).toHaveLength(plans.length);
      expect((await readPage({ destination: country, currency, rates, page: 1 })).total).toBe(plans.length);
      expect(listed.map((plan) => plan.id)).toEqual(expected.map((plan) => plan.id));
      const ofProvider = await listAll({ destination: country, provider: provider.slug, currency, rates });
      expect(ofProvider).toEqual(listed.filter((plan) => plan.provider.slug === provider.slug));
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('knows the lowest price and price per gigabyte of any plans in any currency', async () => {
    const property = fc.asyncProperty(manyPlans, anyCurrency, anyRates, async (plans, currency, rates) => {
      const { country } = await sellSomewhere(plans);
      const listed = await listAll({ destination: country, currency, rates });
      const [floor] = await createCatalogueReader(suite.database).destinationFloors({
        destinations: [country],
        currency,
        rates,
      });
      const prices = listed.map((plan) => ordered(plan, currency, rates).displayPrice);
      const perGb = listed.map((plan, index) => (prices[index] ? pricePerGb(prices[index], plan) : null));
      expect(floor).toMatchObject({ destination: country, price: least(prices), perGb: least(perGb) });
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('orders amounts beyond 64-bit products, and puts those last that cannot be shown', async () => {
    const units = [9_007_199_254_740_991, 30_000_000_000_000, 20_000_000_000_000, 5];
    const { country } = await sellSomewhere(units.map((each) => makePlan({ price: money(each) })));
    const rates: RateTable = { ['JPY' as CurrencyCode]: { perUsdE8: 15_000_000_001, date: '2026-10-01' } };
    const listed = await listAll({ destination: country, currency: 'JPY' as CurrencyCode, rates });
    expect(listed.map((plan) => plan.price.units)).toEqual(units.toReversed());
  });
});

const allSources = ['USD', 'EUR', 'JPY', 'IDR', 'KWD', 'XAF'] as CurrencyCode[];

const manyPlans = fc.array(anyPlan, { minLength: 1, maxLength: 40 });

function ordered(plan: PlanSummary, currency: CurrencyCode, rates: RateTable) {
  return { ...plan, displayPrice: displayPrice({ ...plan, currency, rates })?.money ?? null };
}

function least(amounts: readonly (Money | null)[]): Money | null {
  const found = amounts.filter((each) => each !== null);
  return found.toSorted((a, b) => a.units - b.units)[0] ?? null;
}
