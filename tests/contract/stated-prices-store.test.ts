import { describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import { takeFile } from '#feeds/run/run-feed.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { importStoreOf, usualRequest } from '#tests/support/import-feed-file.ts';
import { writeStatedPlans, type StatedPlan } from './stated-plans.ts';

/** Forty plans with a list price in dollars, a price in yen, a promo price, an amount and days of their own. */
const usual: readonly StatedPlan[] = Array.from({ length: 40 }, (_none, index) => {
  const usd = 4.5 + index;
  return {
    id: `jp-${index}`,
    country: 'JP',
    usd,
    yen: Math.round(usd * 145),
    promo: usd * 0.8,
    dataMb: 1000 + index * 500,
    days: 7,
  };
});

function importPlans(database: Database, plans: readonly StatedPlan[]): Promise<ImportOutcome> {
  const file = writeTemporaryFile(writeStatedPlans(plans, 'nori'), 'plans.json');
  const request = { ...usualRequest, format: 'canonical-json', path: file.path } as const;
  return takeFile(request, importStoreOf(database), null).finally(() => file[Symbol.dispose]());
}

const changed = (change: (plan: StatedPlan) => Partial<StatedPlan>): StatedPlan[] =>
  usual.map((plan) => ({ ...plan, ...change(plan) }));

describe.each(engines)('a second file of a feed on %s', (engine) => {
  it.each<[string, readonly StatedPlan[], string]>([
    ['yen prices halved', changed(({ yen }) => ({ yen: Math.round(yen * 0.6) })), 'change the JPY price of 40 of 40'],
    ['promo prices halved', changed(({ promo }) => ({ promo: promo / 2 })), 'change the promo price of 40 of 40'],
    ['allowances × 5', changed(({ dataMb }) => ({ dataMb: dataMb * 5 })), 'change the price per GB of 40 of 40'],
    ['days × 5', changed(({ days }) => ({ days: days * 5 })), 'change the price per day of 40 of 40'],
  ])('is held with %s', async (_what, plans, words) => {
    await using suite = await createTestDatabase(engine);
    expect((await importPlans(suite.database, usual)).status).toBe('published');
    const outcome = await importPlans(suite.database, plans);
    expect([outcome.status, outcome.sentence]).toEqual(['held', expect.stringContaining(words)]);
  });

  it.each<[string, number, string]>([
    [
      'is held when they are all',
      40,
      'change the JPY price and promo price of 40 of 40 plans of nori by more than 25 %',
    ],
    ['leaves them out of some plans', 12, 'Published: 0 added, 12 changed, 0 withdrawn.'],
  ])('with yen and promo prices that are a hundredth %s', async (_what, count, words) => {
    await using suite = await createTestDatabase(engine);
    await importPlans(suite.database, usual);
    const hundredth = changed(({ yen, promo }) => ({ yen: yen / 100, promo: promo / 100 }));
    const { sentence, report } = await importPlans(suite.database, [
      ...hundredth.slice(0, count),
      ...usual.slice(count),
    ]);
    expect(sentence).toContain(words);
    expect([report?.suspicious['far-own-price']?.count, report?.suspicious['cheap-promo']?.count]).toEqual([
      count,
      count,
    ]);
    const { queries } = suite.database;
    const own = await queries.selectFrom('plan_own_price').select('units').orderBy('units').execute();
    const promo = await queries.selectFrom('plan_promo').select('units').orderBy('units').execute();
    const lowest = usual[count % 40] ?? { yen: 0, promo: 0 };
    expect([own[0]?.units, promo[0]?.units]).toEqual(
      [lowest.yen, lowest.promo].map((price) => Math.round(price * unitsPerWhole)),
    );
  });
});
