import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Engine } from '#database/migration.ts';
import { createDatabasePlace } from '#tests/support/database.ts';
import { fillSite, openMigrated } from '#tests/support/filled-site.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { visit } from '#tests/support/site-visit.ts';
import { sumTables } from './table-sums.ts';

const now = new Date('2026-11-22T11:33:44Z');
const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

const paths = [
  '/',
  '/japan',
  '/ja/japan?days=10&gb=5',
  '/fr/region/europe',
  '/es/region',
  '/it/global',
  '/reviews?order=useful',
  '/ja/reviews?rating=5',
  '/germany/_payload.json',
  '/about',
];

/** Every page as bytes, from a database without other connections. */
async function pagesFrom(databaseUrl: string): Promise<Readonly<Record<string, string>>> {
  await using ready = await openTestContext({ databaseUrl, dataDir: '', site, now: () => now });
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = JSON.stringify(await visit(path, ready.context));
  return pages;
}

function move(words: string, environment: Readonly<Record<string, string>>) {
  return runCommandLine(`migrate ${words}`, { DATA_DIR: '/nonexistent', ...environment }, now);
}

const ways: readonly (readonly [Engine, Engine])[] = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
];

describe.each(ways)('moving a site from %s to %s', (from, to) => {
  it('gives the same pages, byte for byte, and the same tables', async () => {
    await using source = await fillSite(from);
    await using target = await createDatabasePlace(to);
    const before = await sumTables(source.url);
    const pages = await pagesFrom(source.url);
    const moved = await move(`--from ${source.url} --to ${target.url}`, {});
    expect(moved).toMatchObject({ status: 0, err: '' });
    expect(moved.out).toMatch(/^Moved [\d,]+ rows in \d+ tables from .+; every table was counted and compared\.\n/);
    expect(moved.out).not.toMatch(/:\/\/|password/);
    expect(await sumTables(target.url)).toEqual(before);
    expect(await sumTables(source.url)).toEqual(before);
    const movedPages = await pagesFrom(target.url);
    for (const path of paths) expect(movedPages[path] === pages[path], path).toBe(true);
    expect(Object.values(pages).every((page) => page.length > 1000)).toBe(true);
  });

  it('does not touch a place that has data', async () => {
    await using source = await fillSite(from);
    await using target = await fillSite(to);
    const before = await sumTables(target.url);
    const refused = await move(`--from ${source.url} --to ${target.url}`, {});
    expect(refused).toMatchObject({ status: 1, out: '', err: expect.stringContaining('has data already') });
    expect(await sumTables(target.url)).toEqual(before);
  });

  it('does not begin while the site runs, on either side', async () => {
    await using source = await fillSite(from);
    await using target = await createDatabasePlace(to);
    const busy = async (url: string): Promise<string> => {
      await using database = await openMigrated(url);
      await sql`select 1`.execute(database.queries);
      return (await move(`--from ${source.url} --to ${target.url}`, {})).err;
    };
    expect(await busy(source.url)).toMatch(/ is in use/);
    expect(await busy(target.url)).toMatch(/ is in use/);
    // And then it works.
    expect(await move(`--from ${source.url} --to ${target.url}`, {})).toMatchObject({ status: 0 });
  });
});

describe('moving to PostgreSQL', () => {
  it('leaves nothing when a row cannot be stored there', async () => {
    await using source = await fillSite('sqlite');
    await using target = await createDatabasePlace('postgres');
    {
      await using database = await openMigrated(source.url);
      // PostgreSQL knows no character 0.
      await sql`update review set text = ${'a\u0000b'} where id = (select min(id) from review)`.execute(
        database.queries,
      );
    }
    const refused = await move(`--from ${source.url} --to ${target.url}`, {});
    expect([refused.status, refused.err.split('\n').length]).toEqual([1, 2]);
    await using database = await openMigrated(target.url);
    expect(await database.queries.selectFrom('provider').select('id').execute()).toEqual([]);
  });
});

describe('the ends of a move', () => {
  it.each([
    ['--from sqlite --to postgres', {}, /It is not known which server "postgres" is/],
    ['--from sqlite', {}, /Give both --from and --to/],
    ['--from sqlite --to sqlite', {}, /Both ends are the same database/],
    ['--from mysql://x --to sqlite', {}, /Each end must be empty|Each end must be/],
    [
      '--from sqlite --to sqlite:/nonexistent/other.sqlite',
      {},
      /There is no database at \/nonexistent\/roamchart\.sqlite/,
    ],
  ])('%s', async (words, environment, sentence) => {
    const refused = await move(words, environment);
    expect([refused.status, refused.out, refused.err.split('\n').length]).toEqual([1, '', 2]);
    expect(refused.err).toMatch(sentence);
  });

  it('are those of DATABASE_URL and DATA_DIR where only engines are named', async () => {
    await using source = await fillSite('sqlite');
    await using target = await createDatabasePlace('postgres');
    const there = await move(`--from ${source.url} --to postgres`, { DATABASE_URL: target.url });
    expect(there).toMatchObject({ status: 0, err: '' });
    const back = await move('--from postgres --to sqlite', { DATABASE_URL: target.url, DATA_DIR: source.dataDir });
    expect(back).toMatchObject({ status: 0, err: '' });
    expect(await sumTables(`sqlite:${source.dataDir}/roamchart.sqlite`)).toEqual(await sumTables(source.url));
  });
});
