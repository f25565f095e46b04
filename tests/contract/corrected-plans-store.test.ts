import { beforeEach, describe, expect, it } from 'vitest';
import { describeOpenPlan } from '#api/v1/open-plan.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { ApplyOptions, ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { canonicalFile } from '#feeds/canonical-export/canonical-file.ts';
import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { engines, type TestDatabase, useTestDatabase } from '#tests/support/database.ts';
import { memoryRates } from '#tests/support/memory-context.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const japan = 'JP' as CountryCode;
const korea = 'KR' as CountryCode;
const onDay = (day: number): Date => new Date(Date.parse('2026-10-05T08:00:00.000Z') + day * 24 * 60 * 60_000);

const nori = makeProvider();
const plans = ['a', 'b'].map((externalId): ProviderPlan => ({ provider: nori, plan: makePlan({ externalId }) }));

function importInto(
  suite: TestDatabase,
  feed: readonly ProviderPlan[],
  { now = onDay(0) }: Partial<ApplyOptions> = {},
) {
  const options = { source: 'test feed', now, dryRun: false, withdrawMissing: true };
  return createCatalogueWriter(suite.database).apply(feed, options);
}

async function exportedPlans(
  suite: TestDatabase,
): Promise<readonly Readonly<Partial<Record<'dataMb' | 'validityDays' | 'tethering', unknown>>>[]> {
  let text = '';
  for await (const piece of canonicalFile(suite.database.queries, {}, 'json')) text += piece;
  return JSON.parse(text).plans;
}

const corrected = {
  facts: { dataMb: 5_000, dataWords: null, validityDays: 30, tethering: true },
  reason: 'the shop says so',
  correctedAt: onDay(1).toISOString(),
  endsAt: null,
};

/** What the list, the details, the API and an export say of the facts of plan 1, each in its own words. */
async function factsOfFirst(suite: TestDatabase): Promise<readonly unknown[]> {
  const reader = createCatalogueReader(suite.database);
  const look = { locale: 'en', currency: 'USD' as CurrencyCode, rates: memoryRates, alwaysLinked: [] } as const;
  const listed = (await reader.plansAt(japan))?.plans.find(({ id }) => id === 1)?.facts;
  const detail = await reader.planDetail(1, { locale: 'en' });
  const [found] = (await reader.findPlans({ selection: {}, after: null, limit: 1 })).plans;
  const open = found && describeOpenPlan(found, look);
  const { dataMb, validityDays, tethering } = (await exportedPlans(suite))[0] ?? {};
  return [listed, detail, open, { dataMb, validityDays, tethering }].map((facts) => {
    return [facts?.dataMb, facts?.validityDays, facts?.tethering];
  });
}

describe.each(engines)('corrected facts of a plan, on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let desk: OverrideDesk;
  let today = onDay(1);
  beforeEach(async () => {
    today = onDay(1);
    desk = createOverrideDesk(suite.database, () => today);
    await importInto(suite, plans);
  });

  it('puts corrected facts in place of those of the feed, everywhere, and gives them back', async () => {
    const before = await factsOfFirst(suite);
    expect(before[0]).toEqual([1_000, 7, null]);
    const said = await desk.correct(1, corrected);
    expect(said).toMatchObject({ ok: true, value: { correction: corrected, feedPrice: money(45_000) } });
    expect(await factsOfFirst(suite)).toEqual(Array.from({ length: 4 }, () => [5_000, 30, true]));
    expect(await desk.plans()).toMatchObject([{ id: 1, pin: null, hiddenBecause: null, correction: corrected }]);
    await desk.uncorrect(1);
    expect(await factsOfFirst(suite)).toEqual(before);
    expect(await desk.uncorrect(1)).toEqual({ ok: false, reason: 'Plan 1 is not corrected.' });
    expect(await desk.correct(99, corrected)).toMatchObject({ ok: false });
  });

  it('keeps a correction through feeds that confirm or change the plan, beside a pin', async () => {
    await desk.correct(1, corrected);
    await importInto(suite, plans, { now: onDay(2) });
    expect((await factsOfFirst(suite))[0]).toEqual([5_000, 30, true]);
    const larger = plans.map(({ provider, plan }) => ({ provider, plan: { ...plan, dataMb: 3_000, topUp: true } }));
    await importInto(suite, larger, { now: onDay(3) });
    expect(await factsOfFirst(suite)).toEqual(Array.from({ length: 4 }, () => [5_000, 30, true]));
    expect((await createCatalogueReader(suite.database).planDetail(1, { locale: 'en' }))?.topUp).toBe(true);
    await desk.pin(1, {
      price: money(49_900),
      reason: 'seen',
      pinnedAt: corrected.correctedAt,
      endsAt: onDay(30).toISOString(),
    });
    const listed = async () => (await createCatalogueReader(suite.database).plansAt(japan))?.plans[0];
    expect(await listed()).toMatchObject({ price: money(49_900), facts: { dataMb: 5_000 } });
    await desk.uncorrect(1);
    expect(await listed()).toMatchObject({ price: money(49_900), facts: { dataMb: 3_000 } });
  });

  it('corrects networks of one plan where it is said, and of no other plan that shares them', async () => {
    const asia: Partial<PlanFacts> = {
      scope: 'regional',
      coverage: [japan, korea],
      networks: [
        { country: japan, operator: 'Rakuten', generation: '4G' },
        { country: korea, operator: 'KT', generation: '4G' },
      ],
      breakout: [korea],
    };
    const feed = (dataMb: number) =>
      plans.map(({ provider, plan }) => ({ provider, plan: { ...plan, ...asia, dataMb } }));
    await importInto(suite, feed(1_000), { now: onDay(1) });
    const networksOf = async (id: number) => {
      const detail = await createCatalogueReader(suite.database).planDetail(id, { locale: 'en' });
      expect(detail?.breakout).toEqual([korea]);
      return detail?.networks.map(({ country, operator, generation }) => `${country} ${operator} ${generation}`);
    };
    const best = async () => {
      const { plans: found } = await createCatalogueReader(suite.database).findPlans({
        selection: { destination: japan, generation: '5G' },
        after: null,
        limit: 9,
      });
      return found.map(({ id }) => id);
    };
    const stated = ['JP Rakuten 4G', 'KR KT 4G'];
    expect([await networksOf(1), await networksOf(2), await best()]).toEqual([stated, stated, []]);

    const networks = { countries: [japan], networks: [{ operator: 'KDDI', generation: '5G' as const }] };
    const correction = { ...corrected, facts: {}, networks };
    expect(await desk.correct(1, correction)).toMatchObject({ ok: true, value: { correction } });
    const right = ['JP KDDI 5G', 'KR KT 4G'];
    expect([await networksOf(1), await networksOf(2), await best()]).toEqual([right, stated, [1]]);
    // A feed that confirms the plan or changes another fact changes nothing of it.
    await importInto(suite, feed(1_000), { now: onDay(2) });
    await importInto(suite, feed(2_000), { now: onDay(3) });
    expect([await networksOf(1), await networksOf(2)]).toEqual([right, stated]);
    await desk.correct(1, { ...correction, networks: { ...networks, countries: null } });
    expect([await networksOf(1), await networksOf(2)]).toEqual([['JP KDDI 5G', 'KR KDDI 5G'], stated]);
    await desk.uncorrect(1);
    expect([await networksOf(1), await networksOf(2), await best()]).toEqual([stated, stated, []]);
    const elsewhere = { ...networks, countries: ['FR' as CountryCode] };
    expect(await desk.correct(1, { ...correction, networks: elsewhere })).toEqual({
      ok: false,
      reason: 'Plan 1 does not work there, so its networks there cannot be corrected.',
    });
  });

  it('replaces an earlier correction, and lifts one whose time is over', async () => {
    await desk.correct(1, corrected);
    await desk.correct(1, { ...corrected, facts: { validityDays: null }, endsAt: onDay(30).toISOString() });
    expect((await factsOfFirst(suite))[0]).toEqual([1_000, null, null]);
    today = onDay(31);
    expect(await desk.liftEnded()).toBe(1);
    expect((await factsOfFirst(suite))[0]).toEqual([1_000, 7, null]);
    expect(await desk.plans()).toEqual([]);
  });
});
