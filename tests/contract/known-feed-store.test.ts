import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { listHeld } from '#feeds/run/held-feeds.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeedOn, type ImportRequest } from '#runtime/services/feeds/import-feed.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { money } from '#tests/support/plan-factory.ts';

const hour = 60 * 60_000;

function priceList(count: number, price = 4): string {
  const rows = Array.from({ length: count }, (_, index) => `Nori,Japan,${index + 1} GB,7,${price + index},USD`);
  return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
}

describe.each(engines)('a file that was imported before, on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let dataDir: string;
  let clock: number;

  beforeEach(async () => {
    dataDir = makeFolder();
    clock = Date.parse('2026-11-20T08:00:00Z');
  });

  /** By hand, an hour after the last one. */
  async function run(text: string, { name = 'prices.csv', limits = {}, ...more }: RunOptions = {}) {
    clock += hour;
    const path = join(dataDir, name);
    writeFileSync(path, text);
    const feeds = { ...defaultFeedSettings, limits: { ...defaultFeedSettings.limits, ...limits } };
    const request = { ...usualRequest, feed: null, path, now: new Date(clock), ...more };
    return runFeedOn(suite.database, request, { dataDir, feeds });
  }

  type RunOptions = Partial<ImportRequest> & {
    readonly name?: string;
    readonly limits?: Partial<typeof defaultFeedSettings.limits>;
  };

  const isConfirmed = ({ status, report }: FeedRunOutcome): boolean => status === 'unchanged' && report === null;
  const lastSeen = async (): Promise<string | null> => createCatalogueReader(suite.database).lastCheckedAt();

  it('has its prices confirmed as of now, and nothing read', async () => {
    await run(priceList(3));
    const reader = createCatalogueReader(suite.database);
    const version = await reader.version();
    expect(isConfirmed(await run(priceList(3)))).toBe(true);
    expect(await lastSeen()).toBe('2026-11-20T10:00:00.000Z');
    expect(await reader.version()).toBeGreaterThan(version);
    const stored = await suite.database.queries.selectFrom('plan_check').select('checked_at').distinct().execute();
    expect(stored).toEqual([{ checked_at: '2026-11-20T10:00:00.000Z' }]);
    expect(isConfirmed(await run(priceList(3)))).toBe(true);
  });

  it('confirms no price that the operator has pinned', async () => {
    await run(priceList(1));
    const pinnedAt = new Date(clock).toISOString();
    const pin = { price: money(90_000), reason: 'seen', pinnedAt, endsAt: '2027-01-01T00:00:00.000Z' };
    await createOverrideDesk(suite.database, () => new Date(clock)).pin(1, pin);
    expect(isConfirmed(await run(priceList(1)))).toBe(true);
    const stats = await suite.database.queries.selectFrom('destination_stat').select('checked_at').distinct().execute();
    expect(stats).toEqual([{ checked_at: pinnedAt }]);
  });

  it.each<[string, RunOptions]>([
    ['more is said about it', { offerUrl: 'https://nori.example/{id}' as never }],
    ['it says what a place means', { places: { georgia: ['GE' as never] } }],
    ['limits have changed', { limits: { repricedBy: 0.5 } }],
    ['it is a part of the plans', { partial: true }],
    ['an operator has approved of it', { isApproved: true }],
    ['it has another name', { name: 'other.csv' }],
    ['it is only tried', { dryRun: true }],
  ])('is read when %s', async (_when, options) => {
    await run(priceList(3));
    expect(isConfirmed(await run(priceList(3), options))).toBe(false);
  });

  it('is read when something else has changed its plans since, and then known again', async () => {
    await run(priceList(3));
    await run(priceList(3, 5), { name: 'other.csv' });
    expect(await run(priceList(3))).toMatchObject({ status: 'published', report: { changed: 3 } });
    expect(isConfirmed(await run(priceList(3)))).toBe(true);
  });

  it('is read again after a week', async () => {
    await run(priceList(3));
    clock += 7 * 24 * hour;
    expect(await run(priceList(3))).toMatchObject({ report: { unchanged: 3 } });
  });

  it('is read while plans that it does not name wait for their withdrawal', async () => {
    await run(priceList(3));
    expect(await run(priceList(2))).toMatchObject({ report: { unseen: 1 } });
    expect(await run(priceList(2))).toMatchObject({ report: { withdrawn: 1 } });
    expect(isConfirmed(await run(priceList(2)))).toBe(true);
  });

  it('takes the place of a later one that was held', async () => {
    await run(priceList(61));
    expect(await run(priceList(20))).toMatchObject({ status: 'held' });
    expect(isConfirmed(await run(priceList(61)))).toBe(true);
    expect(await listHeld(suite.database.queries)).toEqual([]);
  });

  it('is read when it changed while it was read before', async () => {
    const appended = async (): Promise<void> => writeFileSync(join(dataDir, 'prices.csv'), `${priceList(3)}\n`);
    // Progress is reported after the rows, before anything is published.
    await run(priceList(3), { onProgress: () => void appended() });
    expect(isConfirmed(await run(priceList(3)))).toBe(false);
  });
});
