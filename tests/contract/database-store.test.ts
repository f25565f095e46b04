import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { raiseDataVersion, readDataVersion } from '#database/data-version.ts';
import { createDatabasePlace, engines, useTestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

async function open(url: string, lockWaitMs = 60_000): Promise<Database> {
  return openTestDatabase({ url, dataDir: '', lockWaitMs });
}

describe.each(engines)('migrations on %s', (engine) => {
  it('both succeed when two processes start at once on an empty database', async () => {
    await using place = await createDatabasePlace(engine);
    await using first = await open(place.url);
    await using second = await open(place.url);
    const results = await Promise.all([migrate(first), migrate(second)]);
    const applied = results.map((result) => (result.ok ? result.value.length : result.reason));
    expect(applied.toSorted()).toEqual([0, allMigrations.length]);
  });

  it('leaves nothing of a step that fails', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await open(place.url);
    const broken = {
      name: '0001-broken',
      statements: () => ['create table half (id integer)', 'create table half (id integer)'],
    };
    const result = await migrate(database, [broken]);
    expect(result.ok).toBe(false);
    const first = { name: '0001-first', statements: () => ['create table half (id integer)'] };
    expect(await migrate(database, [first])).toEqual({ ok: true, value: ['0001-first'] });
  });

  it('refuses a database that a newer version has changed', async () => {
    await using place = await createDatabasePlace(engine);
    await using database = await open(place.url);
    await migrate(database, [{ name: '0099-later', statements: () => [] }]);
    const result = await migrate(database);
    expect(result.ok ? '' : result.reason).toContain('newer version (0099-later)');
  });
});

describe.each(engines)('transactions on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');

  it('keeps nothing of a write that throws', async () => {
    const before = await readDataVersion(suite.database.queries, 'catalogue');
    const failing = suite.database.write(async (transaction) => {
      await raiseDataVersion(transaction, 'catalogue');
      throw new Error('stopped on purpose');
    });
    await expect(failing).rejects.toThrow('stopped on purpose');
    expect(await readDataVersion(suite.database.queries, 'catalogue')).toBe(before);
  });

  it('lets writers of several connections take turns, and loses no write', async () => {
    await using other = await open(suite.url);
    const before = await readDataVersion(other.queries, 'reviews');
    const raise = (database: Database): Promise<void> =>
      database.write(async (transaction) => {
        await raiseDataVersion(transaction, 'reviews');
      });
    await Promise.all(Array.from({ length: 20 }, (_, turn) => raise(turn % 2 === 0 ? other : suite.database)));
    expect(await readDataVersion(other.queries, 'reviews')).toBe(before + 20);
  });

  it('reads the last committed state while another connection writes', async () => {
    await using reader = await open(suite.url);
    const before = await readDataVersion(reader.queries, 'rates');
    const during = await suite.database.write(async (transaction) => {
      await raiseDataVersion(transaction, 'rates');
      return readDataVersion(reader.queries, 'rates');
    });
    expect(during).toBe(before);
    expect(await readDataVersion(reader.queries, 'rates')).toBe(before + 1);
  });

  it('says that another command is writing when the lock is not free in time', async () => {
    await using impatient = await open(suite.url, 30);
    const refused = suite.database.write(() => impatient.write(async () => 'never').catch((error: unknown) => error));
    expect(await refused).toMatchObject({
      name: 'DatabaseError',
      message: expect.stringContaining('another command that has not finished'),
    });
  });

  it('returns whole numbers up to 2^53 - 1 as numbers', async () => {
    const { rows } = await sql<{ big: number }>`select cast(9007199254740991 as bigint) as big`.execute(
      suite.database.queries,
    );
    expect(rows[0]?.big).toBe(Number.MAX_SAFE_INTEGER);
  });
});
