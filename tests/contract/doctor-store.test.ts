import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { unnamedSellers } from '#feeds/row/vendors.ts';
import type { Finding } from '#runtime/doctor/examine-site.ts';
import { openSiteMonitor } from '#runtime/services/site/site-monitor.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { startSmtp } from '#tests/support/smtp-stand-in.ts';

const now = new Date();

interface Examined {
  readonly status: number;
  /** Findings by subject. */
  readonly found: ReadonlyMap<string, readonly Finding[]>;
}

async function examine(environment: Readonly<Record<string, string>>, at = new Date()): Promise<Examined> {
  const { status, out, err } = await runCommandLine('doctor --json', environment, at);
  expect(err).toBe('');
  const findings = JSON.parse(out) as readonly Finding[];
  return { status, found: Map.groupBy(findings, ({ check }) => check) };
}

function levels({ found }: Examined, check: Finding['check']): readonly string[] {
  return (found.get(check) ?? []).map(({ level }) => level);
}

function wordsOf({ found }: Examined, check: Finding['check']): string {
  return (found.get(check) ?? []).map(({ says, advice }) => `${says} ${advice ?? ''}`).join('\n');
}

/** Whether the site's plans are the invented ones, which they are. */
async function callExamples({ url }: FilledSite, example: 0 | 1): Promise<void> {
  await using database = await openMigrated(url);
  await database.queries.updateTable('provider').set({ example }).execute();
}

describe.each(engines)('roamchart doctor on %s', (engine) => {
  let site: FilledSite;
  let settings: Record<string, string>;
  beforeAll(async () => {
    site = await fillSite(engine);
    const { dataDir, url } = site;
    const rates = join(dataDir, 'rates.json');
    const day = now.toISOString().slice(0, 10);
    writeFileSync(rates, JSON.stringify({ base: 'USD', date: day, rates: { EUR: 0.9 } }));
    settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SITE_ORIGIN: 'https://esim.example',
      OPERATOR_NAME: 'Example Ltd',
      CONTACT_EMAIL: 'hello@esim.example',
      BACKUP_FOLDER: join(dataDir, 'backups'),
      RATE_SOURCES: `plain=${rates}`,
      FIRST_CURRENCY: 'ja:JPY',
      OWN_SIM_CHECKED: 'Jane Doe, 2026-11-20',
      WEBHOOK_URL: 'https://hooks.example/site',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    };
    await callExamples(site, 0);
    await runCommandLine('providers paid-links no', settings, now);
    await runCommandLine('backup', settings, now);
    await runCommandLine('feeds discard 1', settings, now);
    await runCommandLine('rates update', settings, now);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  it('finds nothing in a site that is well, and says so in a line each', async () => {
    const { status, out } = await runCommandLine('doctor', settings, new Date());
    expect(out.split('\n').filter((line) => !line.startsWith('ok') && line !== '')).toEqual([]);
    expect(out).toMatch(
      /^ok {7}version {6}This is Roamchart \d+\.\d+\.\d+\.\nok {7}settings {5}All settings are valid\.\n/,
    );
    expect(status).toBe(0);
  });

  it('proposes yen where readers of Japanese would see dollars', async () => {
    const { FIRST_CURRENCY: _first, ...others } = settings;
    const advice = 'FIRST_CURRENCY=ja:JPY';
    expect(wordsOf(await examine({ ...others, DEMO: 'false' }), 'settings')).toContain(advice);
    expect(wordsOf(await examine({ ...others, DEMO: 'false', LOCALES: 'en,fr' }), 'settings')).not.toContain(advice);
    expect(wordsOf(await examine(others), 'settings')).not.toContain(advice);
  });

  it('names the articles to read before the own SIM is shown beside real plans', async () => {
    expect(wordsOf(await examine(settings), 'own-sim')).toContain('Jane Doe');
    const unread = await examine({ ...settings, OWN_SIM_CHECKED: '' });
    expect(levels(unread, 'own-sim')).toEqual(['fine']);
    expect(wordsOf(unread, 'own-sim')).toContain('2022/612, articles 4, 5 and 11');
  });

  it('warns where nothing is configured, and ends with 1', async () => {
    const { DATA_DIR = '', DATABASE_URL = '' } = settings;
    const examined = await examine({ DATA_DIR, DATABASE_URL });
    expect(examined.status).toBe(1);
    expect(wordsOf(examined, 'backups')).toContain('Name a folder on another disk in BACKUP_FOLDER');
    expect(wordsOf(examined, 'proxies')).toContain('Set it to the public address');
  });

  it('warns of a public site that names nobody, and of one that shows invented plans', async () => {
    await callExamples(site, 1);
    const shown = await examine({ ...settings, CONTACT_EMAIL: '' });
    expect(wordsOf(shown, 'operator')).toMatch(/^CONTACT_EMAIL is not set: /);
    expect(wordsOf(shown, 'example-data')).toMatch(/^The plans of \d+ providers are invented ones/);
    const atHome = await examine({ ...settings, CONTACT_EMAIL: '', SITE_ORIGIN: 'http://127.0.0.1:3000' });
    expect([levels(atHome, 'operator'), levels(atHome, 'example-data')]).toEqual([['fine'], []]);
    await callExamples(site, 0);
    expect(levels(await examine(settings), 'example-data')).toEqual(['fine']);
  });

  it('names feeds that are held for want of a seller, and placeholders that are public', async () => {
    await using database = await openMigrated(site.url);
    const path = join(makeFolder(), 'feed.json');
    const plan = { planName: 'Japan 1GB', validity: 7, dataCap: 1, dataUnit: 'GB', prices: { USD: 4 } };
    writeFileSync(path, JSON.stringify([{ ...plan, coverages: [{ code: 'JP' }] }]));
    const { status } = await runCommandLine(`import ${path} --format data-plan`, settings, new Date());
    expect(status).toBe(1);
    expect(wordsOf(await examine(settings), 'feeds')).toMatch(
      /^Run \d+ of the feed \S+ is held, since nothing names the seller/,
    );
    const [first] = await database.queries.selectFrom('provider').select('id').where('plan_count', '>', 0).execute();
    await database.write((queries) =>
      queries
        .updateTable('provider')
        .set({ slug: unnamedSellers.brand.slug })
        .where('id', '=', first?.id ?? 0)
        .execute(),
    );
    expect(wordsOf(await examine(settings), 'feeds')).toContain('since nothing names their seller');
  });

  it('asks which links are paid, until it is said of each provider', async () => {
    await using database = await openMigrated(site.url);
    const { queries } = database;
    const plans = await queries.selectFrom('plan').select('id').where('url', 'is not', null).execute();
    expect(plans).not.toEqual([]);
    await queries.updateTable('provider_override').set({ paid_links: null }).execute();
    const asked = await examine(settings);
    expect(levels(asked, 'paid-links')).toEqual(['warning']);
    expect(wordsOf(asked, 'paid-links')).toMatch(/roamchart providers set PROVIDER --paid-links yes/);
    expect(levels(await examine({ ...settings, SITE_ORIGIN: 'http://127.0.0.1:3000' }), 'paid-links')).toEqual([]);
    const { out } = await runCommandLine('providers paid-links no', settings, now);
    expect(out).toMatch(/^The links of \d+ providers? are not paid\.\n$/);
    expect(levels(await examine(settings), 'paid-links')).toEqual(['fine']);
  });

  it('tells what the site has seen of its proxy, until that is over', async () => {
    await using database = await openMigrated(site.url);
    const sources = { file: null, keptFiles: 1, networks: [] };
    const { noteProxy } = openSiteMonitor({ database, sources, now: () => now });
    await noteProxy(['no_forwarded_for', 'no_forwarded_proto']);
    await noteProxy(['no_forwarded_for']);
    const warned = await examine(settings);
    expect(levels(warned, 'proxies')).toEqual(['fine', 'warning']);
    expect(wordsOf(warned, 'proxies')).toContain(
      `The proxy sets no X-Forwarded-For: all visitors count as one client, and limits turn them away. Seen at ${now.toISOString()}.`,
    );
    await noteProxy([]);
    expect(levels(await examine(settings), 'proxies')).toEqual(['fine']);
  });

  it('warns where nobody is told that something waits', async () => {
    const { WEBHOOK_URL: _url, WEBHOOK_SECRET: _secret, ...rest } = settings;
    expect(wordsOf(await examine(rest), 'notices')).toMatch(/^Nobody is told .* Set OPERATOR_EMAIL or WEBHOOK_URL/);
    expect(levels(await examine(settings), 'notices')).toEqual(['fine']);
  });

  it('tells of a backup that is old, and of one that cannot be restored', async () => {
    const old = await examine(settings, new Date(now.getTime() + 3 * 24 * 60 * 60_000));
    expect(levels(old, 'backups')).toEqual(['warning']);
    expect(wordsOf(old, 'backups')).toContain('is intact and 72 hours old');
    const folder = join(site.dataDir, 'damaged');
    mkdirSync(folder);
    writeFileSync(join(folder, 'roamchart-2026-11-22T000000Z.tar'), 'x');
    const damaged = await examine({ ...settings, BACKUP_FOLDER: folder });
    expect([damaged.status, levels(damaged, 'backups')]).toEqual([2, ['problem']]);
    const none = await examine({ ...settings, BACKUP_FOLDER: join(site.dataDir, 'nowhere') });
    expect(wordsOf(none, 'backups')).toContain('There is no backup in');
  });

  it('tells of files that others can read, and leaves them as they are', async () => {
    const backups = settings['BACKUP_FOLDER'] ?? '';
    chmodSync(backups, 0o750);
    const examined = await examine(settings);
    expect([examined.status, levels(examined, 'permissions')]).toEqual([1, ['warning']]);
    expect(wordsOf(examined, 'permissions')).toBe(
      `Other users of this machine may read ${backups} (0750). Start the site as their owner, which corrects this, or run "chmod go=" on them.`,
    );
    chmodSync(backups, 0o700);
    expect(levels(await examine(settings), 'permissions')).toEqual(['fine']);
  });

  it('looks at the ages of rates and feeds', async () => {
    const later = await examine(settings, new Date(now.getTime() + 10 * 24 * 60 * 60_000));
    expect(wordsOf(later, 'rates')).toMatch(/are \d+ days old .* Run "roamchart rates update"/);
    const feeds = join(site.dataDir, 'feeds.json');
    const source = { name: 'nori', format: 'data-plan', place: 'https://nori.example/feed.json', everyHours: 6 };
    writeFileSync(feeds, JSON.stringify({ sources: [source] }));
    const never = await examine({ ...settings, FEED_SOURCES: feeds });
    expect(wordsOf(never, 'feeds')).toContain('Feed "nori" was never fetched. Start the site');
    writeFileSync(feeds, '{');
    expect(levels(await examine({ ...settings, FEED_SOURCES: feeds }), 'feeds')).toEqual(['problem']);
  });

  it('tells of tables that are not up to date, or newer, and of a clock that went back', async () => {
    const back = await examine(settings, new Date('2026-01-01T00:00:00Z'));
    expect(['warning', 'problem']).toContain(levels(back, 'clock')[0]);
    await using place = await createDatabasePlace(engine);
    {
      await using database = await openMigrated(place.url);
      await sql`delete from schema_migration where name = (select max(name) from schema_migration)`.execute(
        database.queries,
      );
    }
    const pending = await examine({ ...settings, DATABASE_URL: place.url });
    expect(wordsOf(pending, 'schema')).toMatch(/not up to date; missing: \d{4}-.*"roamchart migrate"/s);
    {
      await using database = await openMigrated(site.url);
      await sql`insert into schema_migration (name, applied_at) values ('9999-later', '')`.execute(database.queries);
    }
    expect(wordsOf(await examine(settings), 'schema')).toContain('9999-later');
    const direct = await runCommandLine(`backup --to ${site.dataDir}/late.tar`, settings, now);
    expect(direct).toMatchObject({ status: 1, err: expect.stringContaining('newer version (9999-later)') });
  });
});

describe('roamchart doctor', () => {
  it('lists every wrong setting, and ends with 2', async () => {
    const examined = await examine({ PORT: 'x', BACKUP_HOURS: '0' });
    expect([examined.status, levels(examined, 'settings')]).toEqual([2, ['problem', 'problem']]);
  });

  it('logs in to the mail server, and keeps, reads and removes a screenshot', async () => {
    const dataDir = makeFolder();
    await using mail = await startSmtp();
    const settings = { DATA_DIR: dataDir, SMTP_URL: mail.url, MAIL_FROM: 'a@esim.example', REVIEW_IMAGES: 'folder' };
    const well = await examine(settings);
    expect([levels(well, 'mail'), levels(well, 'screenshots'), mail.mails]).toEqual([['fine'], ['fine'], []]);
    const wrong = await examine({ ...settings, SMTP_URL: mail.url.replace('mail-secret', 'wrong') });
    expect(wordsOf(wrong, 'mail')).toContain('EAUTH 535');
    writeFileSync(join(dataDir, 'other'), '');
    rmSync(join(dataDir, 'review-images'), { recursive: true });
    writeFileSync(join(dataDir, 'review-images'), 'in the way');
    expect(levels(await examine(settings), 'screenshots')).toEqual(['problem']);
    // Looking makes no database.
    expect(wordsOf(well, 'database')).toMatch(/There is no database at .* yet/);
  });

  it('says what is wrong with a database that is damaged or cannot be reached', async () => {
    const dataDir = makeFolder();
    writeFileSync(join(dataDir, 'roamchart.sqlite'), 'no database at all'.repeat(100));
    expect(wordsOf(await examine({ DATA_DIR: dataDir }), 'database')).toContain('is not a SQLite database');
    const away = await examine({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect([away.status, levels(away, 'database')]).toEqual([2, ['problem']]);
  });
});
