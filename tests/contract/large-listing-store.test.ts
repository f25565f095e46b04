import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { StoredListing } from '#domain/plan/stored-listing.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { country, promo } from '#tests/support/full-plan.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const japan = 'JP' as DestinationKey;
const provider = makeProvider({ name: 'Tanuki' });
/** Three pages and a bit. */
const planCount = 1_700;

describe.each(engines)('a destination with many plans on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');
  let reader: CatalogueReader;

  async function apply(day: number): Promise<void> {
    const plans = Array.from({ length: planCount }, (_none, index) => ({
      provider,
      plan: makePlan({
        externalId: `plan-${index}`,
        coverage: [country('JP')],
        price: money(10_000 * day + index),
        ownPrices: index % 3 === 0 ? [money(20_000 * day + index, 'EUR')] : [],
        promo: index % 5 === 0 ? promo(5_000 * day + index) : null,
        networks: [{ country: country('JP'), operator: `Operator ${index % 7}`, generation: '5G' }],
      }),
    }));
    const now = new Date(Date.UTC(2026, 9, day));
    await createCatalogueWriter(suite.database).apply(plans, {
      source: 'test',
      now,
      dryRun: false,
      withdrawMissing: true,
    });
  }

  beforeAll(async () => {
    reader = createCatalogueReader(suite.database);
    await apply(1);
  });

  it('brings every plan with its own prices, its offer and its networks, in the order of ids', async () => {
    const plans = (await reader.plansAt(japan))?.plans ?? [];
    expect(plans.map(({ id }) => id)).toEqual(Array.from({ length: planCount }, (_none, index) => index + 1));
    for (const [index, plan] of plans.entries()) {
      expect(plan.price).toEqual(money(10_000 + index));
      expect(plan.ownPrices).toEqual(index % 3 === 0 ? [money(20_000 + index, 'EUR')] : []);
      expect(plan.promo?.price ?? null).toEqual(index % 5 === 0 ? money(5_000 + index) : null);
      expect(plan.networks.here[0]?.operator).toBe(`Operator ${index % 7}`);
    }
    expect(new Set(plans.map(({ networks }) => networks)).size).toBe(7);
  });

  it('lets others go first between pages', async () => {
    let turns = 0;
    let isOver = false;
    const look = (): void => {
      turns += 1;
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await createCatalogueReader(suite.database).plansAt(japan);
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('never mixes what an import changes in between with what was before', async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      const day = turns + 2;
      const reading = createCatalogueReader(suite.database).plansAt(japan);
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      await apply(day);
      expect(daysOf(await reading)).toHaveLength(1);
      expect(daysOf(await reader.plansAt(japan))).toEqual([day]);
    }
  });
});

/** Of which days the prices are. */
function daysOf(listing: StoredListing | null): number[] {
  const days = (listing?.plans ?? []).flatMap(({ price, ownPrices, promo: offer }, index) => [
    (price.units - index) / 10_000,
    ...ownPrices.map(({ units }) => (units - index) / 20_000),
    ...(offer === null ? [] : [(offer.price.units - index) / 5_000]),
  ]);
  return [...new Set(days)];
}
