import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { importFeed, migrateDatabase, type ImportRequest, type ImportSetting } from './import-feed.ts';

const request: ImportRequest = {
  path: 'src/feeds/adapters/price-csv/fixtures/week-1.csv',
  format: 'price-csv',
  provider: null,
  offerUrl: null,
  currency: null,
  markUp: null,
  feed: null,
  partial: false,
  isApproved: false,
  changes: null,
  dryRun: false,
  now: new Date('2026-08-20T08:00:00Z'),
};

/** A temporary database path. */
function makePlace(): Disposable & {
  readonly setting: ImportSetting;
  readonly file: string;
} {
  const dataDir = makeFolder();
  return {
    setting: {
      databaseUrl: '',
      dataDir,
      feeds: defaultFeedSettings,
      backups: defaultBackupSettings,
      reviews: defaultReviewSettings,
    },
    file: join(dataDir, 'roamchart.sqlite'),
    [Symbol.dispose]: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const by = { operator: 'ann', via: 'shell' } as const;

describe('importing a feed', () => {
  it('creates missing tables and closes the database', async () => {
    using place = makePlace();
    expect(await importFeed(request, place.setting, by)).toMatchObject({
      ok: true,
      value: { status: 'published', report: { read: 11, added: 5 } },
    });
    expect(await importFeed(request, place.setting, by)).toMatchObject({
      ok: true,
      value: { status: 'unchanged', confirmed: 5, report: null },
    });
    // An open SQLite database has a WAL file.
    expect(existsSync(`${place.file}-wal`)).toBe(false);
  });

  it('checks the file before it opens the database', async () => {
    using place = makePlace();
    expect(await importFeed({ ...request, path: '/no/such.csv' }, place.setting, by)).toMatchObject({ ok: false });
    expect(existsSync(place.file)).toBe(false);
  });

  it('fails where the database cannot be created', async () => {
    using place = makePlace();
    const setting = { ...place.setting, databaseUrl: 'sqlite:/proc/none/x.sqlite' };
    expect(await importFeed(request, setting, by)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/cannot be created/),
    });
    expect(await migrateDatabase(setting)).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/cannot be created/),
    });
  });
});

describe('migrating', () => {
  it('lists the migrations that it applied, once', async () => {
    using place = makePlace();
    const first = await migrateDatabase(place.setting);
    expect(first).toMatchObject({ ok: true, value: { database: place.file } });
    expect(first.ok && first.value.applied[0]).toBe('0001-first-release');
    expect(await migrateDatabase(place.setting)).toEqual({
      ok: true,
      value: { database: place.file, applied: [], backup: null },
    });
  });
});
