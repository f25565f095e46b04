import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { closeReports, createReportDesk } from '#visitors/report-desk.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const morning = new Date('2026-11-20T23:59:59.000Z');
const nextDay = new Date('2026-11-21T00:00:00.000Z');

describe.each(engines)('what is kept of visits on %s', (engine) => {
  let suite: TestDatabase;

  beforeAll(async () => {
    suite = await createTestDatabase(engine);
    const provider = makeProvider({ name: 'Tanuki' });
    const url = 'https://seller.example/2';
    const plans = [makePlan({ name: 'One', url: null }), makePlan({ name: 'Two', price: money(60_000, 'EUR'), url })];
    await createCatalogueWriter(suite.database).apply(
      plans.map((plan) => ({ provider, plan })),
      { source: 'test', now: morning, dryRun: false, withdrawMissing: true },
    );
  });
  afterAll(() => suite[Symbol.asyncDispose]());

  it('counts clicks by provider, day and destination, and sums them', async () => {
    const { countClick } = createVisitorLog(suite.database);
    const click = (planId: number, destination: 'JP' | 'europe' | null) => ({
      planId,
      destination: destination as DestinationKey | null,
    });
    await Promise.all([
      countClick(click(1, 'JP'), morning),
      countClick(click(1, 'JP'), morning),
      countClick(click(1, 'europe'), morning),
      countClick(click(1, 'JP'), nextDay),
      countClick(click(2, null), morning),
    ]);
    const desk = createVisitorDesk(suite.database);
    const slug = (await suite.database.queries.selectFrom('provider').select('slug').executeTakeFirst())?.slug;
    expect(await desk.clicks(morning, 'provider')).toEqual([{ name: slug, count: 5 }]);
    expect(await desk.clicks(morning, 'destination')).toEqual([
      { name: 'JP', count: 3 },
      { name: '', count: 1 },
      { name: 'europe', count: 1 },
    ]);
    expect(await desk.clicks(morning, 'day')).toEqual([
      { name: '2026-11-20', count: 4 },
      { name: '2026-11-21', count: 1 },
    ]);
    expect(await desk.clicks(nextDay, 'day')).toEqual([{ name: '2026-11-21', count: 1 }]);
  });

  it('counts nothing for a plan that never was', async () => {
    await expect(
      createVisitorLog(suite.database).countClick({ planId: 999, destination: null }, morning),
    ).rejects.toThrow(/no result/i);
  });

  it('keeps reports until an operator closes them, most reported first', async () => {
    const { reportPrice } = createVisitorLog(suite.database);
    const desk = createReportDesk(suite.database);
    await reportPrice({ planId: 1, reason: 'not-available', price: money(45_000), seen: null }, morning);
    await reportPrice(
      { planId: 2, reason: 'wrong-price', price: money(59_000, 'EUR'), seen: money(9_000_000, 'JPY') },
      nextDay,
    );
    await reportPrice({ planId: 2, reason: 'wrong-details', price: money(60_000, 'EUR'), seen: null }, morning);
    expect(await desk.openReports()).toEqual([
      {
        planId: 2,
        providerName: 'Tanuki',
        planName: 'Two',
        url: 'https://seller.example/2',
        price: money(60_000, 'EUR'),
        reports: [
          { reason: 'wrong-details', price: money(60_000, 'EUR'), seen: null, reportedAt: morning.toISOString() },
          {
            reason: 'wrong-price',
            price: money(59_000, 'EUR'),
            seen: money(9_000_000, 'JPY'),
            reportedAt: nextDay.toISOString(),
          },
        ],
      },
      {
        planId: 1,
        providerName: 'Tanuki',
        planName: 'One',
        url: null,
        price: money(45_000),
        reports: [{ reason: 'not-available', price: money(45_000), seen: null, reportedAt: morning.toISOString() }],
      },
    ]);
    expect([await closeReports(suite.database.queries, 2), await closeReports(suite.database.queries, 2)]).toEqual([
      2, 0,
    ]);
    expect((await desk.openReports()).map(({ planId }) => planId)).toEqual([1]);
  });

  it('waits while an import writes', async () => {
    await using importing = await openTestDatabase({ url: suite.url, dataDir: '' });
    const { promise: imported, resolve: finish } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const writing = importing.write(async (transaction) => {
      await transaction.updateTable('provider').set({ name: 'Tanuki' }).execute();
      start();
      await imported;
    });
    await started;
    const counted = createVisitorLog(suite.database).countClick(
      { planId: 2, destination: 'JP' as DestinationKey },
      nextDay,
    );
    const reader = await suite.database.queries.selectFrom('plan').select('id').execute();
    expect(reader).toHaveLength(2);
    finish();
    await Promise.all([writing, counted]);
    expect(await createVisitorDesk(suite.database).clicks(nextDay, 'day')).toEqual([{ name: '2026-11-21', count: 2 }]);
  });
});
