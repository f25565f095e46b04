import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { sumTables } from './table-sums.ts';

const now = new Date('2026-11-22T11:33:44.555Z');
const name = 'roamchart-2026-11-22T113344Z.tar';

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

describe.each(engines)('a drill on %s', (engine) => {
  let site: FilledSite;
  let settings: Record<string, string>;
  const run = (words: string, more: Record<string, string> = {}) =>
    runCommandLine(words, { ...settings, ...more }, now);
  beforeAll(async () => {
    site = await fillSite(engine);
    settings = { DATABASE_URL: site.url, DATA_DIR: site.dataDir, BACKUP_FOLDER: join(site.dataDir, 'backups') };
    await run('backup');
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
  });

  /** What a drill could leave behind. */
  const listLeftOver = async (): Promise<readonly string[]> => {
    await using database = await openMigrated(site.url);
    const files = readdirSync(join(site.dataDir, 'moving-backups'));
    if (engine === 'sqlite') return files;
    const { rows } = await sql<{ datname: string }>`select datname from pg_database
      where datname like 'roamchart_scratch_%'`.execute(database.queries);
    return [...files, ...rows.map(({ datname }) => datname)];
  };

  it('restores, counts, opens pages and leaves nothing, beside a site that runs', async () => {
    await using running = await openMigrated(site.url);
    const count = async (rows: string): Promise<string> => {
      const found = await sql<{ count: number }>`select count(*) as count from ${sql.raw(rows)}`.execute(
        running.queries,
      );
      return Number(found.rows[0]?.count).toLocaleString('en');
    };
    const [plans, sellers, reviews] = await Promise.all(['plan where active = 1', 'provider', 'review'].map(count));
    const before = await sumTables(site.url);
    const { status, out, err } = await run('backup drill');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(` into a scratch place: ${plans} plans of ${sellers} sellers and ${reviews} reviews (`);
    expect(out).toMatch(
      /^Restored roamchart-2026-11-22T113344Z\.tar .*\)\. Every table was compared, ([5-9]|\d\d) pages opened\. The place was removed again, and the site was not touched\.\n/,
    );
    expect(await listLeftOver()).toEqual([]);
    expect({ ...(await sumTables(site.url)), lease: null }).toEqual({ ...before, lease: null });
  });

  it('is told by doctor', async () => {
    await run('backup drill');
    expect((await run('doctor')).out).toMatch(
      /backups\s+The newest backup, .* is intact and 0 hours\s+old, and the last\s+drill was on 2026-11-22\./,
    );
  });

  it('fails where the newest backup does not restore, and leaves nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roamchart-drill-'));
    cpSync(join(site.dataDir, 'backups', name), join(folder, name));
    writeFileSync(
      join(folder, 'roamchart-2026-11-23T000000Z.tar'),
      readFileSync(join(folder, name)).subarray(0, 90_000),
    );
    const failed = await run(`backup drill --from ${folder}`);
    expect([failed.status, failed.out]).toEqual([1, '']);
    expect(failed.err).toMatch(/^The drill with roamchart-2026-11-23T000000Z\.tar failed\. .* is damaged .*\n$/);
    expect(await listLeftOver()).toEqual([]);
    const none = await run(`backup drill --from ${folder}/none`);
    expect(none.err).toBe(`There is no backup in ${folder}/none; run "roamchart backup" first.\n`);
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!engines.includes('postgres'))('a drill by a user who may not create a database', () => {
  it('says so, and restores into a file instead', async () => {
    await using site = await fillSite('postgres');
    const user = 'drill_without_rights';
    await using database = await openMigrated(site.url);
    const { queries } = database;
    await sql`drop role if exists ${sql.id(user)}`.execute(queries);
    await sql`create role ${sql.id(user)} login password 'x'`.execute(queries);
    await sql`grant select on all tables in schema public to ${sql.id(user)}`.execute(queries);
    const url = Object.assign(new URL(site.url), { username: user, password: 'x' }).href;
    const settings = { DATABASE_URL: url, DATA_DIR: site.dataDir };
    await runCommandLine('backup', { ...settings, DATABASE_URL: site.url }, now);
    const refused = await runCommandLine('backup drill', settings, now);
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('may not create a scratch database on');
    const drilled = await runCommandLine('backup drill --sqlite', settings, now);
    expect(drilled).toMatchObject({ status: 0, err: '' });
    await sql`drop owned by ${sql.id(user)}`.execute(queries);
    await sql`drop role ${sql.id(user)}`.execute(queries);
  });
});

describe.each(engines)("the operator's files in a backup on %s", (engine) => {
  it('come back, without secrets and over no other file', async () => {
    await using site = await fillSite(engine);
    const { dataDir } = site;
    const list = {
      sources: [
        {
          name: 'nori',
          place: 'https://ann:hush@feeds.example/plans?format=csv&token=hush',
          login: { form: { user: 'ann', password: 'hush', accessCode: 'hush' }, token: 'data.access_token' },
          headers: { 'X-Api-Key': { environment: 'NORI_KEY' } },
        },
      ],
    };
    write(join(dataDir, 'brand', 'brand.json'), '{"name":"Nori"}');
    write(join(dataDir, 'content', 'pages', 'about', 'en.md'), '# About');
    write(join(dataDir, 'lists', 'feeds.json'), JSON.stringify(list));
    const settings = {
      DATABASE_URL: site.url,
      DATA_DIR: dataDir,
      SITE_NAME: "Nori's",
      SMTP_URL: 'smtps://ann:hush@mail.example:465',
      FEED_SOURCES: join(dataDir, 'lists', 'feeds.json'),
      MAIL_FROM: 'ann@nori.example',
    };
    const file = join(dataDir, 'b.tar');
    const made = await runCommandLine(`backup --to ${file}`, settings, now);
    expect(made.out).toContain(' and 4 files of your own. It was read back and is intact.\n');
    expect(made.out).toContain('Not in it, keep them elsewhere: DATABASE_URL, SMTP_URL.\n');
    expect(readFileSync(file, 'latin1')).not.toContain('hush');

    const other = mkdtempSync(join(tmpdir(), 'roamchart-own-'));
    write(join(other, 'brand', 'brand.json'), '{"name":"Other"}');
    await using place = await createDatabasePlace(engine);
    const restored = await runCommandLine(
      `restore ${file}`,
      { ...settings, DATABASE_URL: place.url, DATA_DIR: other, FEED_SOURCES: join(other, 'feeds.json') },
      now,
    );
    expect(restored).toMatchObject({ status: 0, err: '' });
    const read = (path: string): string => readFileSync(join(other, path), 'utf8');
    expect(read('brand/brand.json')).toBe('{"name":"Other"}');
    expect(read('content/pages/about/en.md')).toBe('# About');
    const aside = join(other, 'restored-files');
    expect(restored.out).toContain(`are in ${aside}: copy what you need.\n`);
    expect(read('restored-files/brand/brand.json')).toBe('{"name":"Nori"}');
    expect(read('restored-files/settings.env')).toContain(`SITE_NAME=Nori's\n`);
    expect(statSync(join(aside, 'settings.env')).mode & 0o777).toBe(0o600);
    const feeds = read('feeds.json');
    expect(feeds).toContain('https://feeds.example/plans?format=csv&token=not-in-the-backup');
    expect(JSON.parse(feeds).sources[0]).toMatchObject({
      login: {
        form: { user: 'ann', password: 'not-in-the-backup', accessCode: 'not-in-the-backup' },
        token: 'data.access_token',
      },
      headers: { 'X-Api-Key': { environment: 'NORI_KEY' } },
    });
    rmSync(other, { recursive: true });
  });
});
