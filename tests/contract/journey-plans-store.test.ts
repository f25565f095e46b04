import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { country, fullPlan } from '#tests/support/full-plan.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const provider = makeProvider({ name: 'Tanuki' });
const yen = 'JPY' as CurrencyCode;

describe.each(engines)('the plans for a journey on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  let reader: CatalogueReader;

  beforeAll(async () => {
    reader = createCatalogueReader(suite.database);
    const plans = [
      { ...fullPlan, ownPrices: [money(13_000_000, 'JPY'), money(90_000, 'GBP')] },
      makePlan({ externalId: 'japan', coverage: [country('JP')] }),
      makePlan({ externalId: 'korea', coverage: [country('KR')] }),
      makePlan({ externalId: 'renewing', coverage: [country('JP')], subscription: true }),
      makePlan({ externalId: 'gone', coverage: [country('JP')] }),
    ];
    for (const offered of [plans, plans.slice(0, 4)])
      await createCatalogueWriter(suite.database).apply(
        offered.map((plan) => ({ provider, plan })),
        { source: 'test', now: new Date('2026-10-01T00:00:00.000Z'), dryRun: false, withdrawMissing: true },
      );
  });

  it('are those for just this country that are still offered and end by themselves', async () => {
    const found = await reader.journeyPlans({ country: country('JP'), currency: defaultCurrency });
    expect(found.map(({ id, countries, provider: slug }) => [id, countries, slug])).toEqual([
      [2, ['JP'], provider.slug],
    ]);
  });

  it('are those for several countries, with everything that decides what they cost', async () => {
    const [found, ...others] = await reader.journeyPlans({ country: null, currency: yen });
    expect(others).toEqual([]);
    expect(found).toEqual({
      id: 1,
      provider: provider.slug,
      countries: fullPlan.coverage,
      dataKind: fullPlan.dataKind,
      dataMb: fullPlan.dataMb,
      reducedSpeedKbps: fullPlan.reducedSpeedKbps,
      speedLimitKbps: fullPlan.speedLimitKbps,
      validityDays: fullPlan.validityDays,
      price: fullPlan.price,
      ownPrices: [money(13_000_000, 'JPY')],
      promo: fullPlan.promo,
      tethering: fullPlan.tethering,
      topUp: fullPlan.topUp,
      dayPass: fullPlan.dayPass,
      newCustomersOnly: fullPlan.newCustomersOnly,
      subscription: fullPlan.subscription,
    });
    const [plain] = await reader.journeyPlans({ country: null, currency: defaultCurrency });
    expect(plain?.ownPrices).toEqual([]);
  });
});
