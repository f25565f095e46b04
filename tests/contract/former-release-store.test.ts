import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { shapesOf, type TableShape } from '#database/table-shapes.ts';
import { createDatabasePlace, createTestDatabase, engines } from '#tests/support/database.ts';
import { describeSchema } from './former-releases/describe-schema.ts';
import {
  emptied,
  findFormerReleases,
  openAsFormerly,
  readFormerSteps,
  readTables,
} from './former-releases/former-releases.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { money } from '#tests/support/plan-factory.ts';
import { openMigrated } from '#tests/support/filled-site.ts';
import { writeReleaseFeed } from '#tests/support/release-feed.ts';
import { oddText } from '#tests/support/odd-text.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { sumTables, withoutVersions } from './table-sums.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const now = new Date('2026-11-26T08:00:00Z');
const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** What a later migration has changed on purpose, as `table.column`. */
const changedSince: readonly string[] = [
  // Since 0002 the time is that of the feed, below a pin too.
  'plan_check.checked_at',
];

const readingCalls = [
  '/api/v1/destinations',
  '/api/v1/providers',
  '/api/v1/plans',
  '/api/v1/plans/3',
  '/api/v1/plans/3/prices',
  '/api/v1/destinations/JP/prices',
  '/api/countries',
  '/api/regions',
  '/api/providers',
  '/api/plans/3',
  '/api/destinations/JP/plans',
  '/japan/prices.atom',
  '/japan/cheapest.atom?days=7&gb=5&currency=EUR',
];

/** Each with a word that its answer has to have. */
const readingCommands = {
  'feeds history --json': '"withdrawn"',
  'feeds held --json': '"held"',
  'feeds status': 'own',
  'rates history JPY --days 90': '155.2',
  reports: '4.50 USD',
  'corrections list': '訂正',
  'reviews list --status published --json': JSON.stringify(oddText).slice(1, -1),
  'reviews show 22222222-2222-4222-8222-222222222222 --json': 'Thanks',
  'providers show nori': 'konbini',
  plans: '12.34',
  'clicks --by destination --days 30': 'japan',
  'visitors campaigns --days 30': '日本',
  'visitors errors --days 30': 'a.js:1:2',
  'export --destination JP': 'Op \\"One\\" & 東',
} as const;

/** The configured feed of the fixtures. */
const source = { name: 'own', format: 'canonical-json', place: 'feed.json', everyHours: 6 };

const releases = findFormerReleases();

it('has databases of former releases', () => {
  expect(releases.map(({ version }) => version)).toContain('before-1.0.0');
});

it('can be kept of this version too, with rows in every table', () => {
  const folder = makeFolder();
  const words = ['tests/support/write-release-database.ts', join(folder, 'site.tar')];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});

/** The tables and columns that these migrations have made, as far as they still are what they were. */
function keptShapes(steps: readonly string[]): readonly TableShape[] {
  const named = ({ name, columns }: TableShape): string[] => columns.map((column) => `${name}.${column.name}`);
  const today = shapesOf(allMigrations).flatMap(named);
  const isKept = (column: string): boolean => today.includes(column) && !changedSince.includes(column);
  const shapes = shapesOf(allMigrations.filter(({ name }) => steps.includes(name)));
  return shapes
    .filter(({ name }) => !emptied.includes(name))
    .map((shape) => ({
      ...shape,
      columns: shape.columns.filter(({ name }) => isKept(`${shape.name}.${name}`)),
    }));
}

describe.each(releases)('a database of release $version', (release) => {
  describe.each(engines)('on %s', (engine) => {
    it('is brought up to date with every row as it was', async () => {
      const steps = await readFormerSteps(release);
      await using place = await createDatabasePlace(engine);
      await using database = await openAsFormerly(release, place.url);
      const shapes = keptShapes(steps);
      const before = await readTables(database, shapes);
      for (const [table, rows] of before) expect(rows, table).not.toEqual([]);
      const later = allMigrations.map(({ name }) => name).filter((name) => !steps.includes(name));
      expect(await migrate(database)).toEqual({ ok: true, value: later });
      expect(await readTables(database, shapes)).toEqual(before);
    });

    it('has the tables of a new database afterwards: columns, constraints and indexes', async () => {
      await using place = await createDatabasePlace(engine);
      await using database = await openAsFormerly(release, place.url);
      expect(await migrate(database)).toMatchObject({ ok: true });
      await using fresh = await createTestDatabase(engine);
      const expected = await describeSchema(fresh.database);
      expect(expected.length).toBeGreaterThan(80);
      expect(await describeSchema(database)).toEqual(expected);
    });

    it('is read by the site and its commands, and written on', async () => {
      await using place = await createDatabasePlace(engine);
      await (await openAsFormerly(release, place.url)).close();
      const dataDir = makeFolder();
      await using rooms = await openTestContext({ databaseUrl: place.url, dataDir, site, now: () => now });
      const app = await buildTestServer({ context: rooms.context });
      for (const path of readingCalls) {
        const { statusCode, body } = await app.inject(path);
        expect([path, statusCode, statusCode === 200 ? '' : body]).toEqual([path, 200, '']);
      }
      expect((await app.inject('/api/plans/3')).body).toContain('Op \\"One\\" & 東');
      await app.close();
      writeFileSync(join(dataDir, 'feeds.json'), JSON.stringify({ sources: [source] }));
      const settings = { DATABASE_URL: place.url, DATA_DIR: dataDir, FEED_SOURCES: join(dataDir, 'feeds.json') };
      for (const [words, expected] of Object.entries(readingCommands)) {
        const { out, err } = await runCommandLine(words, settings, now);
        expect([words, err]).toEqual([words, '']);
        expect(out, words).toContain(expected);
      }
      expect(await runCommandLine('plans unpin 2', settings, now)).toMatchObject({ status: 0, err: '' });
      expect(await runCommandLine('feeds revert 1', settings, now)).toMatchObject({ status: 0, err: '' });
    });

    it('keeps what its operator has said through imports afterwards', async () => {
      await using place = await createDatabasePlace(engine);
      await (await openAsFormerly(release, place.url)).close();
      const dataDir = makeFolder();
      // Its prices in yen were never judged: the first import after the upgrade would be held.
      const settings = { DATABASE_URL: place.url, DATA_DIR: dataDir, FEED_LIMITS: '{"repricedShare":1}' };
      const said = async () => {
        await using database = await openMigrated(place.url);
        const { plans, providers } = createOverrideDesk(database, () => now);
        const logos = await database.queries.selectFrom('provider_logo').select(['hash', 'bytes']).execute();
        return {
          plans: (await plans()).map(({ id, hiddenBecause, pin }) => [
            id,
            hiddenBecause,
            pin && { price: pin.price, endsAt: pin.endsAt },
          ]),
          providers: (await providers()).map(({ slug, name, hasLogo, override }) => [slug, name, hasLogo, override]),
          logos: logos.map(({ hash, bytes }) => [hash, Buffer.from(bytes).toString('hex')]),
        };
      };
      const before = await said();
      expect(before.plans).toEqual([
        [1, oddText, null],
        [2, null, { price: money(123_400), endsAt: '2099-01-01T00:00:00.000Z' }],
      ]);
      expect(before.logos).toHaveLength(1);
      for (const cents of [51, 52, 53]) {
        const file = join(dataDir, 'feed.json');
        writeFileSync(file, writeReleaseFeed(40, cents));
        const imported = await runCommandLine(`import ${file} --format canonical-json --json`, settings, now);
        expect(imported).toMatchObject({ status: 0, out: expect.stringContaining('"changed":40') });
        expect(await said()).toEqual(before);
      }
    });

    it('is the same when its backup is restored', async () => {
      await using upgraded = await createDatabasePlace(engine);
      await (await openAsFormerly(release, upgraded.url)).close();
      await using restored = await createDatabasePlace(engine);
      const settings = { DATABASE_URL: restored.url, DATA_DIR: tmpdir() };
      expect(await runCommandLine(`restore ${release.path}`, settings, now)).toMatchObject({ status: 0, err: '' });
      expect(withoutVersions(await sumTables(restored.url))).toEqual(withoutVersions(await sumTables(upgraded.url)));
    });
  });
});
