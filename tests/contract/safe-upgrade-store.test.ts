import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { readAppliedSteps } from '#database/migrate.ts';
import type { Migration } from '#database/migration.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { upgradeDatabase } from '#runtime/backup/upgrade-database.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { createDatabasePlace, engines, type DatabasePlace } from '#tests/support/database.ts';
import { findFormerReleases, openAsFormerly, readFormerSteps, readTables } from './former-releases/former-releases.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const now = new Date('2026-11-26T08:00:00Z');
const named = /^roamchart-\d{4}-\d\d-\d\dT\d{6}Z-0001-first-release-to-0006-review-reports\.tar$/;

/** Fails after every table was changed and every row copied. */
const failing: Migration = {
  name: '0002-statements',
  statements: (words) => allMigrations.find(({ name }) => name === '0002-statements')?.statements(words) ?? [],
  fill: async (store) => {
    await allMigrations.find(({ name }) => name === '0002-statements')?.fill?.(store);
    await sql`insert into no_such_table values (1)`.execute(store.queries);
  },
};

const [release] = findFormerReleases().filter(({ version }) => version === 'before-1.0.0');
if (release === undefined) throw new Error('The database of the former release is missing.');
const steps = await readFormerSteps(release);
const former = shapesOf(allMigrations.filter(({ name }) => steps.includes(name)));

async function open(url: string): Promise<Database> {
  return openTestDatabase({ url, dataDir: '' });
}

describe.each(engines)('an upgrade of a former release on %s', (engine) => {
  let place: DatabasePlace;
  let dataDir: string;
  let before: Awaited<ReturnType<typeof readTables>>;
  beforeEach(async () => {
    place = await createDatabasePlace(engine);
    dataDir = makeFolder();
    await using database = await openAsFormerly(release, place.url);
    before = await readTables(database, former);
  });
  afterEach(async () => {
    await place[Symbol.asyncDispose]();
  });

  const run = (words: string, more: Readonly<Record<string, string>> = {}) =>
    runCommandLine(words, { DATABASE_URL: place.url, DATA_DIR: dataDir, ...more }, now);

  const backups = (folder = join(dataDir, 'backups')): readonly string[] => readdirSync(folder);

  async function look(shapes: readonly TableShape[] = former) {
    await using database = await open(place.url);
    const applied = await readAppliedSteps(database);
    return { applied: applied.ok ? applied.value : applied.reason, tables: await readTables(database, shapes) };
  }

  /** What a backup holds, in tables as the former release makes them. */
  async function restoreFormerly(name: string) {
    await using other = await createDatabasePlace(engine);
    await using database = await openAsFormerly(
      { version: 'backed up', path: join(dataDir, 'backups', name) },
      other.url,
    );
    return await readTables(database, former);
  }

  const unchanged = () => ({ applied: ['0001-first-release'], tables: before });

  const upgrade = (database: Database, migrations: readonly Migration[] = allMigrations) =>
    upgradeDatabase(database, {
      databaseUrl: place.url,
      dataDir,
      backups: defaultBackupSettings,
      imageStore: databaseImageStore,
      migrations,
    });

  it('backs up every row as it was, and says where', async () => {
    const { status, out, err } = await run('migrate');
    expect([status, err]).toEqual([0, '']);
    const [name = '', ...more] = backups();
    expect([name, more]).toEqual([expect.stringMatching(named), []]);
    expect(out).toContain(`Wrote the backup ${join(dataDir, 'backups', name)}.\nBrought the database `);
    expect(await restoreFormerly(name)).toEqual(before);
    expect((await look([])).applied).toEqual(allMigrations.map(({ name }) => name));
    expect(await run('migrate')).toMatchObject({ status: 0, out: expect.stringContaining('is up to date') });
    expect(backups()).toEqual([name]);
    expect((await run('backup list')).out).toBe(`${name}\n`);
  });

  it('is preceded by one when a server starts and when a command opens the database', async () => {
    await using other = await createDatabasePlace(engine);
    await (await openAsFormerly(release, other.url)).close();
    const opened = await openTestContext({ databaseUrl: place.url, dataDir, now: () => now });
    expect(opened.upgrade.backup).toBe(join(dataDir, 'backups', backups()[0] ?? ''));
    await opened.close();
    rmSync(join(dataDir, 'backups'), { recursive: true });
    expect((await run('providers', { DATABASE_URL: other.url })).status).toBe(0);
    expect(backups()).toEqual([expect.stringMatching(named)]);
  });

  it('goes to BACKUP_FOLDER, encrypted where there is a key', async () => {
    const folder = join(dataDir, 'elsewhere');
    const key = join(dataDir, 'key');
    expect((await run(`backup keygen ${key}`)).status).toBe(0);
    expect(await run('migrate', { BACKUP_FOLDER: folder, BACKUP_KEY_FILE: key })).toMatchObject({ status: 0, err: '' });
    const [name = ''] = backups(folder);
    expect(name).toMatch(/-to-0006-review-reports\.tar\.age$/);
    const restored = await run(`restore ${join(folder, name)} --replace`, { BACKUP_KEY_FILE: key });
    expect(restored).toMatchObject({ status: 0, err: '' });
  });

  it('changes nothing when the backup cannot be written, unless it is told to do without', async () => {
    writeFileSync(join(dataDir, 'backups'), 'a file in the way');
    const refused = await run('migrate');
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/cannot be written: .* nothing was migrated: .*"roamchart migrate --no-backup"/);
    expect((await run('providers')).status).toBe(1);
    expect(await look()).toEqual(unchanged());
    expect(await run('migrate --no-backup')).toMatchObject({ status: 0, err: '' });
    expect((await look([])).applied).toEqual(allMigrations.map(({ name }) => name));
  });

  it('leaves the database as it was when a row cannot be copied, and no needless backup', async () => {
    await using database = await open(place.url);
    const [first] = allMigrations;
    const migrations = first === undefined ? [failing] : [first, failing];
    mkdirSync(join(dataDir, 'backups'));
    const outcome = await upgrade(database, migrations).catch((error: unknown) => ({ ok: false, error }));
    expect(outcome.ok).toBe(false);
    expect(await look()).toEqual(unchanged());
    expect(backups()).toEqual([]);
    expect(await upgrade(database)).toMatchObject({
      ok: true,
      value: {
        applied: ['0002-statements', '0003-daily-counts', '0004-desk', '0005-after-purchase', '0006-review-reports'],
      },
    });
  });

  it('is made once, with one backup, by two processes that start together', async () => {
    await using first = await open(place.url);
    await using second = await open(place.url);
    const done = await Promise.all([upgrade(first), upgrade(second)]);
    const applied = done.map((each) =>
      each.ok ? [each.value.applied.length, each.value.backup !== null] : each.reason,
    );
    expect(applied.toSorted()).toEqual([
      [0, false],
      [5, true],
    ]);
    expect(backups()).toHaveLength(1);
    const [name = ''] = backups();
    expect(await restoreFormerly(name)).toEqual(before);
  });
});

describe.each(engines)('a new database on %s', (engine) => {
  it('is made without a backup', async () => {
    await using place = await createDatabasePlace(engine);
    const dataDir = makeFolder();
    const { status, out } = await runCommandLine('migrate', { DATABASE_URL: place.url, DATA_DIR: dataDir }, now);
    expect([status, out.startsWith('Brought the database ')]).toEqual([0, true]);
    expect(readdirSync(dataDir)).not.toContain('backups');
  });
});
