import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { preReleaseSteps } from '#database/current-steps.ts';
import { isMigrated, migrate } from '#database/migrate.ts';
import { firstReleaseMigration } from '#database/migrations/0001-first-release.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { openContext } from '#runtime/open-context.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { describeSchema } from './former-releases/describe-schema.ts';
import { openPreRelease } from './former-releases/former-releases.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const now = new Date('2026-11-26T08:00:00Z');
const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const sentence =
  / comes from a pre-release whose tables this version cannot bring up to date; do so with commit [0-9a-f]{8} first, as docs\/operations\/releases\.md says\.\n?$/;

async function storedSteps(url: string): Promise<readonly string[]> {
  await using database = await openTestDatabase({ url, dataDir: '' });
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
    database.queries,
  );
  return rows.map(({ name }) => name);
}

describe.each(engines)('tables of the last pre-release on %s', (engine) => {
  it('count as those of the first release', async () => {
    await using place = await createDatabasePlace(engine);
    const database = await openPreRelease(place.url);
    const before = await describeSchema(database);
    const [first = firstReleaseMigration, ...later] = allMigrations;
    expect(await migrate(database, [first])).toEqual({ ok: true, value: [] });
    expect(await describeSchema(database)).toEqual(before);
    expect(await isMigrated(database.queries)).toBe(false);
    const names = later.map(({ name }) => name);
    expect(await migrate(database)).toEqual({ ok: true, value: names });
    expect(await isMigrated(database.queries)).toBe(true);
    await database.close();
    expect(await storedSteps(place.url)).toEqual([...preReleaseSteps, ...names].toSorted());
  });

  it('take the migrations of later releases', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await openPreRelease(place.url, [...preReleaseSteps, '0002-later']);
    expect(await migrate(database)).toEqual({
      ok: false,
      reason: expect.stringContaining('newer version (0002-later)'),
    });
  });
});

describe.each(engines)('tables of an older pre-release on %s', (engine) => {
  it('are refused at start and by every command, and left as they are', async () => {
    await using place = await createDatabasePlace(engine);
    await using other = await createDatabasePlace(engine);
    const older = preReleaseSteps.slice(0, -1);
    {
      await using database = await openPreRelease(place.url, older);
      expect(await isMigrated(database.queries)).toBe(false);
    }
    const opened = await openContext({ databaseUrl: place.url, dataDir: '', site, now: () => now });
    expect(opened.ok ? '' : opened.reason).toMatch(sentence);
    const folder = makeFolder();
    const settings = { DATABASE_URL: place.url, DATA_DIR: folder };
    const backup = 'tests/contract/former-releases/before-1.0.0.tar';
    for (const words of [
      'migrate',
      'providers',
      `backup --to ${folder}/site.tar`,
      `migrate --from ${place.url} --to ${other.url}`,
      `restore ${backup} --replace`,
    ]) {
      const { status, out, err } = await runCommandLine(words, settings, now);
      expect([words, status, out, err.split('\n').length]).toEqual([words, 1, '', 2]);
      expect(err, words).toMatch(sentence);
    }
    const examined = await runCommandLine('doctor', settings, now);
    expect(examined.out.split('\n').find((line) => line.includes('schema'))).toMatch(/pre-release/);
    rmSync(folder, { recursive: true });
    expect(await storedSteps(place.url)).toEqual(older);
  });
});
