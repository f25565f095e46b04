import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { signInTables } from '#runtime/backup/restore-backup.ts';
import { createFileImageStore } from '#reviews/file-image-store.ts';
import { openFolder } from '#reviews/image-disks.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { fillSite, fillSiteWith, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { storeDeskRows } from '#tests/support/desk-rows.ts';
import { oddText } from '#tests/support/odd-text.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { sumTables, withoutVersions } from './table-sums.ts';

const now = new Date('2026-11-22T11:33:44.555Z');
const name = 'roamchart-2026-11-22T113344Z.tar';

function run(
  words: string,
  site: { readonly url: string; readonly dataDir: string },
  more: Record<string, string> = {},
) {
  return runCommandLine(words, { DATABASE_URL: site.url, DATA_DIR: site.dataDir, ...more }, now);
}

describe.each(engines)('a backup of a site on %s', (engine) => {
  let site: FilledSite;
  let folder: string;
  let backup: string;
  let made: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    site = await fillSite(engine);
    folder = makeFolder();
    backup = join(folder, name);
    made = await run(`backup --to ${folder}`, site);
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
  });

  it('is for its owner alone, and nothing half-written lies beside it', () => {
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(
      /^Wrote .*Z\.tar, \d+\.\d MB: [\d,]+ rows in \d+ tables and 1 file of your own\. It was read back and is intact\.\nNot in it, keep them elsewhere: DATABASE_URL\.\n$/,
    );
    expect(readdirSync(folder)).toEqual([name]);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
  });

  it('says what is in it', async () => {
    const { out } = await run(`restore ${backup} --dry-run --json`, site);
    expect(JSON.parse(out)).toMatchObject({ madeAt: now.toISOString(), engine, images: 0, missingImages: 0 });
  });

  it.each(engines)('gives every row back on %s, and the database goes on counting behind them', async (target) => {
    await using place = await createDatabasePlace(target);
    const restored = await run(`restore ${backup}`, { ...site, url: place.url });
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(withoutVersions(await sumTables(place.url))).toEqual(withoutVersions(await sumTables(site.url)));
    await using database = await openMigrated(place.url);
    const { queries } = database;
    const odd = await queries.selectFrom('review').select('text').where('text', '=', oddText).execute();
    expect(odd).toHaveLength(1);
    const run_ = { feed: 'f', format: 'x', file_name: 'f', started_at: '', ended_at: null, report: null };
    const added = await queries
      .insertInto('feed_run')
      .values({ ...run_, status: 'failed', sentence: '', released_run_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(4);
    const versions = await queries.selectFrom('data_version').selectAll().execute();
    expect(versions.map(({ value }) => value > 1_000_000)).toEqual(versions.map(() => true));
    // What the schema forbids is forbidden again.
    await expect(sql`delete from price_observation`.execute(queries)).rejects.toThrow('append-only');
  });

  it.each(engines)('signs nobody in again on %s, and keeps people and keys', async (target) => {
    await using signedIn = await fillSite(engine);
    const database = await openMigrated(signedIn.url);
    await storeDeskRows(database);
    await database.close();
    const file = join(folder, `signed-in-${target}.tar`);
    expect(await run(`backup --to ${file}`, signedIn)).toMatchObject({ status: 0, err: '' });
    await using place = await createDatabasePlace(target);
    expect(await run(`restore ${file}`, { ...signedIn, url: place.url })).toMatchObject({ status: 0, err: '' });
    const [before, after] = [await sumTables(signedIn.url), await sumTables(place.url)];
    for (const table of signInTables) expect([table, before[table]?.rows, after[table]?.rows]).toEqual([table, 1, 0]);
    for (const table of ['desk_person', 'desk_key']) expect(after[table]).toEqual(before[table]);
    expect(after['desk_key']?.rows).toBe(1);
  });

  it('does not overwrite a site that has data, unless it is told to', async () => {
    await using other = await fillSite(engine);
    const before = await sumTables(other.url);
    const refused = await run(`restore ${backup}`, other);
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/has data already .* or use --replace to overwrite its data\.\n$/);
    expect(await sumTables(other.url)).toEqual(before);
    const replaced = await run(`restore ${backup} --replace`, other);
    expect(replaced).toMatchObject({ status: 0, err: '' });
    expect(withoutVersions(await sumTables(other.url))).toEqual(withoutVersions(await sumTables(site.url)));
    expect(replaced.out.includes('.replaced. It holds personal data')).toBe(engine === 'sqlite');
  });

  it.skipIf(engine !== 'sqlite')('takes the place of a file that was emptied', async () => {
    const emptied = join(folder, 'emptied.sqlite');
    writeFileSync(emptied, '');
    const place = { ...site, url: `sqlite:${emptied}` };
    expect((await run('doctor', place)).out).toContain(`PROBLEM  database     The database file ${emptied} is empty.`);
    expect(await run(`restore ${backup}`, place)).toMatchObject({ status: 0, err: '' });
    expect(withoutVersions(await sumTables(place.url))).toEqual(withoutVersions(await sumTables(site.url)));
    for (const rest of ['', '-wal', '-shm']) rmSync(`${emptied}${rest}`, { force: true });
  });

  it('is not put where somebody is connected', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await openMigrated(place.url);
    const refused = await run(`restore ${backup} --replace`, { ...site, url: place.url });
    expect(refused.err).toMatch(/is in use/);
    expect(await database.queries.selectFrom('provider').selectAll().execute()).toEqual([]);
  });

  it('does not take the name of a file that is there', async () => {
    const again = await run(`backup --to ${backup}`, site);
    expect(again).toMatchObject({ status: 1, out: '', err: expect.stringContaining('exists already') });
  });

  it('leaves the newest, when it is told how many', async () => {
    const own = makeFolder();
    const old = ['01', '02', '03'].map((day) => `roamchart-2026-11-${day}T000000Z.tar`);
    for (const each of [...old, 'notes.tar']) writeFileSync(join(own, each), '');
    const { out } = await run(`backup --to ${own} --keep 2`, site);
    expect(out).toContain(`Removed ${old[0]}.`);
    expect(readdirSync(own).toSorted()).toEqual(['notes.tar', old[2], name].toSorted());
  });

  it('has the screenshots that lie in a folder, and puts them where they are kept now', async () => {
    const dataDir = makeFolder();
    const store = createFileImageStore({
      shownAs: 'the folder',
      open: async () => openFolder(join(dataDir, 'review-images')),
    });
    await using other = await fillSiteWith(engine, store);
    const withFiles = await run(
      `backup --to ${dataDir}/b.tar`,
      { url: other.url, dataDir },
      { REVIEW_IMAGES: 'folder' },
    );
    expect(withFiles.out).toContain('1 screenshots');
    const place = { dataDir: makeFolder() };
    await using fresh = await createDatabasePlace(engine);
    await using inRows = await createDatabasePlace(engine);
    await run(`restore ${dataDir}/b.tar`, { url: fresh.url, ...place }, { REVIEW_IMAGES: 'folder' });
    const file = join('review-images', 'reviews', 'screenshot-of-elsewhere.jpg');
    expect(statSync(join(place.dataDir, file)).size).toBe(300);
    await run(`restore ${dataDir}/b.tar`, { url: inRows.url, ...place });
    await using database = await openMigrated(inRows.url);
    const images = await database.queries.selectFrom('review_image').select(['bytes', 'file_key']).execute();
    expect(images.map(({ bytes, file_key }) => [bytes?.length, file_key])).toEqual([
      [300, null],
      [300, null],
    ]);
    rmSync(join(dataDir, file));
    const without = await run(`backup --to ${dataDir}/c.tar`, { url: other.url, dataDir }, { REVIEW_IMAGES: 'folder' });
    expect(without.out).toContain('1 screenshot named in the database was missing');
    for (const each of [dataDir, place.dataDir]) rmSync(each, { recursive: true });
  });
});

describe('a backup that cannot be made', () => {
  it('makes no empty database, and says so', async () => {
    const dataDir = makeFolder();
    const made = await run('backup', { url: '', dataDir });
    expect(made).toMatchObject({ status: 1, out: '', err: expect.stringContaining('There is no database at') });
    expect(existsSync(join(dataDir, 'roamchart.sqlite'))).toBe(false);
  });

  it('because the place is a file leaves everything as it is', async () => {
    await using site = await fillSite('sqlite');
    writeFileSync(join(site.dataDir, 'file'), 'x');
    chmodSync(join(site.dataDir, 'file'), 0o600);
    const made = await run(`backup --to ${site.dataDir}/file/b.tar`, site);
    expect([made.status, made.out, made.err.split('\n').length]).toEqual([1, '', 2]);
  });

  it.each([['backup --keep 0'], ['backup --keep many'], ['restore'], ['restore a.tar b.tar']])(
    '%s is wrong use',
    async (words) => {
      expect((await run(words, { url: '', dataDir: '/nonexistent' })).status).toBe(2);
    },
  );
});
