import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noteAudit } from '#operators/audit-trail.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { openSiteChecks, type SiteCheck } from '#runtime/services/desk/site-checks.ts';
import { readToday, type Today } from '#runtime/services/desk/today.ts';
import { addCounts } from '#visitors/daily-counts.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { storeReview } from '#tests/support/stored-review.ts';

const now = new Date('2026-11-28T14:00:00.000Z');
const ago = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const nori = makeProvider({ slug: 'nori' as ProviderSlug, name: 'Nori', example: false });
const kaze = makeProvider({ slug: 'kaze' as ProviderSlug, name: 'Kaze', example: false });
const checks: readonly SiteCheck[] = [
  { check: 'clock', level: 'fine', says: 'The clock is right.', advice: null },
  { check: 'rates', level: 'warning', says: 'The rates are old.', advice: null },
  { check: 'backups', level: 'problem', says: 'There is no backup.', advice: 'Run "roamchart backup".' },
  { check: 'feeds', level: 'warning', says: 'A feed is late.', advice: null },
];

describe.each(engines)('Today on %s', (engine) => {
  const suite = useTestDatabase(engine);

  const read = (): Promise<Today> =>
    readToday(
      {
        database: suite.database,
        sources: { file: null, keptFiles: 1, networks: [] },
        checks: openSiteChecks(
          async () => checks,
          () => now,
        ),
      },
      { operator: 'ana', begunAt: ago(1) },
      now,
    );
  const report = (planId: number, hours: number) =>
    createVisitorLog(suite.database).reportPrice({ planId, reason: 'wrong-price', price: money(45_000) }, ago(hours));
  const hold = async (feed: string): Promise<void> => {
    const { queries } = suite.database;
    const row = { feed, format: 'price-csv', file_name: 'f.csv', started_at: ago(2).toISOString(), ended_at: null };
    const { id } = await queries
      .insertInto('feed_run')
      .values({ ...row, status: 'held', sentence: 'Held.', report: null, released_run_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('held_feed')
      .values({
        run_id: id,
        file_hash: '',
        file_size: 1,
        request: '{"format":"price-csv"}',
        decision: null,
        decided_at: null,
      })
      .execute();
  };

  beforeEach(async () => {
    const plans = ['a', 'b', 'c'].map((externalId) => {
      return { provider: externalId === 'c' ? kaze : nori, plan: makePlan({ externalId }) };
    });
    await createCatalogueWriter(suite.database).apply(plans, {
      source: 'test',
      now: ago(500),
      dryRun: false,
      withdrawMissing: true,
    });
  });

  it('says that nothing waits', async () => {
    expect((await read()).waits).toEqual([]);
  });

  it('puts prices that three visitors doubt before a held feed, and others behind it', async () => {
    await hold('wholesale');
    await report(1, 3);
    await report(2, 5);
    await report(2, 4);
    await storeReview(suite.database, { createdAt: ago(19).toISOString(), images: [new Uint8Array([1])] });
    await storeReview(suite.database, { createdAt: ago(9).toISOString(), language: 'ja' });
    await storeReview(suite.database, { status: 'published' });
    const kinds = ({ waits }: Today) => waits.map(({ kind }) => kind);
    expect(kinds(await read())).toEqual(['held-feed', 'prices', 'reviews']);
    await report(2, 1);
    const today = await read();
    expect(kinds(today)).toEqual(['prices', 'held-feed', 'reviews']);
    expect(today.waits).toMatchObject([
      { count: 2, reports: 4, oldest: ago(5).toISOString(), worst: { plan: { id: 2 }, reports: 3 } },
      { feed: 'wholesale', oldest: ago(2).toISOString() },
      {
        count: 2,
        withPictures: 1,
        toLookAt: 0,
        oldest: ago(19).toISOString(),
        languages: [{ language: 'ja', count: 1 }],
      },
    ]);
  });

  it('tells what is ill, problems first, and leaves feeds to their list', async () => {
    const { ill, fine, checkedAt } = await read();
    expect(ill.map(({ check }) => check)).toEqual(['backups', 'rates']);
    expect(fine.map(({ check }) => check)).toEqual(['clock']);
    expect(checkedAt).toEqual(now);
  });

  it('counts clicks of seven days and of the seven before, on links that pay and not', async () => {
    const click = { kind: 'click', destination: 'JP', detail: '' } as const;
    await addCounts(suite.database.queries, [
      { ...click, key: 'nori', day: '2026-11-28', count: 5 },
      { ...click, key: 'nori', day: '2026-11-21', count: 4 },
      { ...click, key: 'kaze', day: '2026-11-22', count: 7 },
      { ...click, key: 'kaze', day: '2026-11-14', count: 100 },
      { kind: 'view', key: 'destination', day: '2026-11-27', count: 50, destination: 'JP', detail: '' },
      { kind: 'search', key: 'h', day: '2026-11-27', count: 9, destination: '', detail: 'ferry' },
    ]);
    await createOverrideDesk(suite.database, () => now).setProvider('nori', { paidLinks: true });
    const { earned, missed } = await read();
    expect(earned).toMatchObject({ clicks: 12, before: 4, paying: 5, notPaying: 7, views: 50 });
    expect(earned.days).toHaveLength(14);
    expect(earned.days.at(-1)).toEqual({ day: '2026-11-28', clicks: 5 });
    expect(earned.sellers.map(({ seller, clicks, before, pays }) => [seller.name, clicks, before, pays])).toEqual([
      ['Kaze', 7, 0, null],
      ['Nori', 5, 4, true],
    ]);
    expect(missed).toEqual([{ name: 'ferry', count: 9 }]);
  });

  it('tells what others did since this person was last here, and which pins end', async () => {
    const { database } = suite;
    const done = (at: Date, operator: string, action: string) =>
      database.write((transaction) =>
        noteAudit(transaction, { at, by: { operator, via: 'desk' }, kind: 'review', action, subject: 'x' }),
      );
    await done(ago(30), 'mika', 'approve');
    await done(ago(20), 'ana', 'approve');
    await done(ago(10), 'mika', 'approve');
    await done(ago(9), 'mika', 'approve');
    await done(ago(8), 'mika', 'reject');
    await done(ago(0.5), 'ana', 'reject');
    const desk = createOverrideDesk(database, () => now);
    const pin = { price: money(49_000), reason: 'seen', pinnedAt: now.toISOString() };
    await desk.pin(1, { ...pin, endsAt: '2026-12-12T00:00:00.000Z' });
    await desk.pin(2, { ...pin, endsAt: '2027-02-01T00:00:00.000Z' });
    const { since, ending } = await read();
    expect(since.lastHere).toBe(ago(20).toISOString());
    expect(since.done.map(({ action, count, operator }) => [operator, action, count])).toEqual([
      ['mika', 'reject', 1],
      ['mika', 'approve', 2],
    ]);
    expect(ending.map(({ plan, over }) => [plan.id, over.kind])).toEqual([[1, 'price']]);
  });
});
