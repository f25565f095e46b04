import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { nothingRemembered, readListQuery } from '#domain/listing/list-query.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { runFeedOn, type ImportRequest } from '#runtime/services/feeds/import-feed.ts';
import { withFeedDesk, type FeedDesk } from '#tests/support/with-feed-desk.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { money } from '#tests/support/plan-factory.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

const japan = 'JP' as CountryCode;
const dayMs = 24 * 60 * 60_000;
const onDay = (day: number): Date => new Date(Date.parse('2026-10-05T08:00:00.000Z') + day * dayMs);

/** A plan of the price list: its gigabytes name it. */
type Row = readonly [seller: string, gigabytes: number, price: number];

function priceList(rows: readonly Row[]): string {
  const lines = rows.map(([seller, gb, price]) => `${seller},Japan,${gb} GB,7,${price.toFixed(2)},USD`);
  return `provider,country,data,days,price,currency\n${lines.join('\n')}\n`;
}

/** Prices of two sellers, times a factor. */
const usual = (factor = 1): Row[] =>
  ['Nori', 'Kaze'].flatMap((seller) => [1, 2, 3, 4, 5, 6].map((gb): Row => [seller, gb, (gb + 3) * factor]));

const setting = { limits: { ...defaultFeedSettings.limits, marketPlans: 1_000_000 } };

class Site {
  readonly suite: TestDatabase;
  readonly dataDir = makeFolder();

  constructor(suite: TestDatabase) {
    this.suite = suite;
  }

  run(rows: readonly Row[], day: number, request: Partial<ImportRequest> = {}): Promise<FeedRunOutcome> {
    const path = join(this.dataDir, 'prices.csv');
    writeFileSync(path, priceList(rows));
    const given = { ...usualRequest, feed: 'market', path, now: onDay(day), isApproved: true, ...request };
    return runFeedOn(this.suite.database, given, {
      dataDir: this.dataDir,
      feeds: { ...defaultFeedSettings, ...setting },
    });
  }

  async atDesk<Value>(day: number, work: (desk: FeedDesk) => Promise<Result<Value>>): Promise<Value> {
    const place = {
      databaseUrl: this.suite.url,
      dataDir: this.dataDir,
      feeds: { ...defaultFeedSettings, ...setting },
      backups: defaultBackupSettings,
      reviews: defaultReviewSettings,
    };
    const done = await withFeedDesk(place, () => onDay(day), work);
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  }

  /** Every offered plan with its price and history, in an order of its own. */
  async shown(): Promise<readonly string[]> {
    const reader = createCatalogueReader(this.suite.database);
    const plans = (await reader.plansAt(japan))?.plans ?? [];
    const histories = await reader.priceHistories(plans.map(({ id }) => id));
    return plans
      .map(({ id, provider, facts: { dataMb }, price, checkedAt }) => {
        const history = (histories.get(id) ?? []).map(
          ({ at, money: seen }) => `${at.slice(5, 10)} ${seen?.units ?? 'gone'}`,
        );
        return `${provider.slug} ${dataMb} ${price.units} ${checkedAt.slice(5, 10)} [${history.join(', ')}]`;
      })
      .sort();
  }

  /** The same without histories and times. */
  async prices(): Promise<readonly string[]> {
    return (await this.shown()).map((line) => line.split(' ').slice(0, 3).join(' '));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.dataDir, { recursive: true, force: true });
    await this.suite[Symbol.asyncDispose]();
  }
}

const openSite = async (engine: (typeof engines)[number]) => new Site(await createTestDatabase(engine));

describe.each(engines)('a published run that is taken back, on %s', (engine) => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite(engine);
  });
  afterEach(() => site[Symbol.asyncDispose]());

  it('leaves no trace in prices, histories, changes and trends', async () => {
    await site.run(usual(), 0);
    const before = await site.shown();
    await site.run([...usual(9).slice(1), ['Nori', 9, 1]], 1);
    expect(await site.shown()).not.toEqual(before);
    const counts = await site.atDesk(2, (desk) => desk.revert(2));
    expect(counts).toEqual({ restored: 11, withdrawn: 1, offeredAgain: 1, kept: 0 });
    expect(await site.shown()).toEqual(before);
    const reader = createCatalogueReader(site.suite.database);
    expect(await reader.latestPriceChanges({ destination: japan, locale: 'en', limit: 10 })).toEqual([]);
    expect((await reader.withdrawnPlans({ destination: japan, since: onDay(0) })).plans).toEqual([]);
    const lows = await reader.destinationLows(japan);
    expect(lows.map(({ units }) => units)).not.toContain(10_000);
    const [last] = await site.atDesk(2, async (desk) => success(await desk.history({ feed: 'market', limit: 1 })));
    expect(last?.revertedAt).toBe(onDay(2).toISOString());
    await expect(site.atDesk(3, (desk) => desk.revert(2))).rejects.toThrow('already reverted');
    await expect(site.atDesk(3, (desk) => desk.revert(9))).rejects.toThrow('There is no run 9');
  });

  it('is read again by the next run, although its file is the same', async () => {
    await site.run(usual(), 0);
    await site.run(usual(2), 1);
    await site.atDesk(2, (desk) => desk.revert(2));
    expect(await site.run(usual(2), 3, { isApproved: false })).toMatchObject({ status: 'published' });
    expect((await site.shown())[0]).toContain('[10-05 40000, 10-08 80000]');
  });

  it('keeps what a later run has brought, and an earlier revert of it goes back before both', async () => {
    await site.run(usual(), 0);
    const before = await site.prices();
    await site.run(usual(9), 1);
    await site.run(usual(2), 2);
    const later = await site.prices();
    await site.atDesk(3, (desk) => desk.revert(2));
    expect(await site.prices()).toEqual(later);
    expect((await site.shown())[0]).toContain('[10-05 40000, 10-07 80000]');
    await site.atDesk(4, (desk) => desk.revert(3));
    expect(await site.prices()).toEqual(before);
  });

  it('is named where a plan is explained, beside what earlier and later runs have stated or missed', async () => {
    await site.run(usual(), 0);
    await site.run(usual(2), 1);
    await site.run(usual(9), 2);
    await site.atDesk(3, (feeds) => feeds.revert(3));
    await site.run(usual(2).slice(1), 4);
    const desk = createOverrideDesk(site.suite.database, () => onDay(5));
    const query = readListQuery(new URLSearchParams(), nothingRemembered);
    const asked = { at: japan, query, currency: 'USD' as CurrencyCode };
    const explained = await desk.explain(1, asked);
    expect(explained).toMatchObject({
      ok: true,
      value: {
        stated: [
          {
            run: { runId: 2, source: 'market', takenOut: null },
            facts: { price: money(80_000) },
            missedBy: [{ run: { runId: 4 } }],
          },
          { run: { runId: 1, source: 'market', takenOut: null }, facts: { price: money(40_000) }, missedBy: [] },
        ],
        takenOut: [{ runId: 3, source: 'market', takenOut: 'reverted' }],
      },
    });
    expect(await desk.explain(99, asked)).toMatchObject({ ok: false });
  });

  it('keeps a pinned price, a hidden and a corrected plan', async () => {
    await site.run(usual(), 0);
    const before = await site.shown();
    await site.run(usual(9), 1);
    const desk = createOverrideDesk(site.suite.database, () => onDay(2));
    const pin = {
      price: money(1_230),
      reason: 'seen',
      pinnedAt: onDay(2).toISOString(),
      endsAt: onDay(30).toISOString(),
    };
    await desk.pin(1, pin, true);
    await desk.hidePlan(2, 'a trick');
    await desk.correct(3, { facts: { dataMb: 77_000 }, reason: 'asked', correctedAt: pin.pinnedAt, endsAt: null });
    await site.atDesk(3, (feeds) => feeds.revert(2));
    expect(await site.prices()).toHaveLength(11);
    expect(await site.prices()).toContain('nori 77000 60000');
    expect((await desk.plans()).map(({ feedPrice, pin: kept }) => [feedPrice.units, kept?.price.units])).toEqual([
      [40_000, 1_230],
      [50_000, undefined],
      [60_000, undefined],
    ]);
    await desk.uncorrect(3);
    await desk.unpin(1);
    await desk.showPlan(2);
    expect((await site.shown()).map((line) => line.split(' [')[0])).toEqual(before.map((line) => line.split(' [')[0]));
  });
});

/** A price list of a day: each plan is there at some price, or is not. */
const anyRows = fc
  .array(fc.option(fc.integer({ min: 4, max: 12 })), { minLength: 8, maxLength: 8 })
  .map((prices) => prices.flatMap((price, index): Row[] => (price === null ? [] : [['Nori', index + 1, price]])))
  .filter((rows) => rows.length > 0);

describe.each(engines)('any run on %s', (engine) => {
  it('is as if it had never been, once it is taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRows, { minLength: 1, maxLength: 3 }), anyRows, anyRows, async (days, bad, next) => {
        await using site = await openSite(engine);
        await using twin = await openSite(engine);
        for (const [day, rows] of days.entries()) for (const each of [site, twin]) await each.run(rows, day);
        const outcome = await site.run(bad, 5);
        const isPublished = outcome.report !== null;
        // A file that is the same as before is no import.
        if (isPublished) await site.atDesk(6, (desk) => desk.revert(days.length + 1));
        expect(await site.prices()).toEqual(await twin.prices());
        for (const each of [site, twin]) await each.run(next, 7);
        expect(await site.shown()).toEqual(await twin.shown());
      }),
      { numRuns: engine === 'sqlite' ? sizeOfRun(4, 12) : sizeOfRun(2, 5), endOnFailure: true },
    );
  });
});

describe.each(engines)('a feed on %s', (engine) => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite(engine);
  });
  afterEach(() => site[Symbol.asyncDispose]());

  it('is published for some of its sellers, and waits for the others', async () => {
    const many = (factor: number) =>
      ['Nori', 'Kaze'].flatMap((seller) =>
        Array.from({ length: 30 }, (_, index): Row => [seller, index + 1, (index + 4) * factor]),
      );
    await site.run(many(1), 0);
    expect(await site.run([...many(2), ['Mori', 1, 4]], 1, { isApproved: false })).toMatchObject({ status: 'held' });
    const released = await site.atDesk(2, (desk) => desk.release(2, ['kaze']));
    expect(released).toMatchObject({ status: 'published', report: { changed: 30, added: 0, withdrawn: 0, read: 30 } });
    const prices = await site.prices();
    expect(prices).toHaveLength(60);
    expect([prices.includes('kaze 1000 80000'), prices.includes('nori 1000 40000')]).toEqual([true, true]);
    expect(await site.atDesk(2, async (desk) => success(await desk.held()))).toHaveLength(1);
    await expect(site.atDesk(2, (desk) => desk.release(2, ['nobody']))).rejects.toThrow('no provider "nobody"');
    const rest = await site.atDesk(3, (desk) => desk.release(2));
    expect(rest).toMatchObject({ status: 'published', report: { changed: 30, added: 1, unchanged: 30 } });
    expect(await site.atDesk(3, async (desk) => success(await desk.held()))).toEqual([]);
  });

  it('says what is worst in it, and what counts over it', async () => {
    await site.run(usual(), 0);
    await createOverrideDesk(site.suite.database, () => onDay(0)).setProvider('nori', { seat: 'Tokyo' });
    const changed = usual().map(([seller, gb, price]): Row => [seller, gb, seller === 'Kaze' ? price * gb : price]);
    await site.run(changed.slice(1), 1);
    const { run, overrides } = await site.atDesk(2, (desk) => desk.show(2));
    expect(run.report?.sellers?.map(({ provider }) => provider)).toEqual(['kaze', 'nori']);
    expect(run.report?.worst?.map(({ provider, factor, after }) => [provider, factor, after === null])).toEqual([
      ...[6, 5, 4, 3, 2].map((factor) => ['kaze', factor, false]),
      ['nori', null, true],
    ]);
    expect(overrides.providers.map(({ slug }) => slug)).toEqual(['nori']);
  });

  it('is retired: its plans are withdrawn, those of others stay, and nothing waits any more', async () => {
    await site.run(usual().slice(0, 6), 0);
    await site.run(usual().slice(6), 1, { feed: 'other' });
    expect(await site.atDesk(2, (desk) => desk.retire('market'))).toEqual({ withdrawn: 6 });
    expect((await site.prices()).every((line) => line.startsWith('kaze'))).toBe(true);
    const { queries } = site.suite.database;
    expect(await queries.selectFrom('feed_reading').select('feed').execute()).toEqual([{ feed: 'other' }]);
    await expect(site.atDesk(2, (desk) => desk.retire('nobody'))).rejects.toThrow('No feed is called "nobody"');
    // A feed that states them again is followed.
    expect(await site.run(usual().slice(0, 6), 3, { feed: 'third' })).toMatchObject({ status: 'published' });
    expect(await site.prices()).toHaveLength(12);
  });
});
