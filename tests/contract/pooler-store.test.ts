import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database, DatabaseSettings } from '#database/database.ts';
import type { Finding } from '#runtime/doctor/examine-site.ts';
import { findProgram } from '#tools/find-program.ts';
import { copyTemplate, type DatabasePlace } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { startPooler, type Pooler } from './stand-ins/pooler.ts';
import {
  countReviewRows,
  createTestSubmit,
  makeDraft,
  makeSubmission,
} from '#tests/support/review-submission-factory.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const program = findProgram('PgBouncer');

async function open(settings: Omit<DatabaseSettings, 'dataDir'>): Promise<Database> {
  return openTestDatabase({ dataDir: '', ...settings });
}

describe.skipIf(!program.ok)('a pooler in transaction mode', () => {
  let place: DatabasePlace;
  let pooler: Pooler;
  let dataDir: string;
  let url: string;

  beforeAll(async () => {
    if (!program.ok) return;
    place = await copyTemplate('postgres');
    pooler = await startPooler(program.value, inject('postgresUrl'));
    url = pooler.through(place.url);
    dataDir = makeFolder();
  });
  afterAll(async () => {
    await pooler[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  it('lets commands and reviews through', async () => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: url, SITE_ORIGIN: 'https://esim.example' };
    const run = (words: string) => runCommandLine(words, settings, new Date());
    const feed = 'src/feeds/adapters/canonical-json/fixtures/catalogue.json';
    expect(await run('migrate')).toMatchObject({ status: 0 });
    expect(await run(`import ${feed} --format canonical-json`)).toMatchObject({ status: 0, err: '' });
    {
      await using database = await open({ url });
      const { public_id: provider } = await database.queries
        .selectFrom('provider')
        .select('public_id')
        .executeTakeFirstOrThrow();
      const submit = createTestSubmit(database);
      expect(await submit(makeSubmission({ draft: makeDraft({ provider }) }))).toMatchObject({ status: 'stored' });
      expect(await countReviewRows(database)).toMatchObject({ review: 1 });
    }
    expect(await run(`backup --to ${join(dataDir, 'backup.tar')}`)).toMatchObject({ status: 0, err: '' });
  });

  it('keeps the limits of transactions', async () => {
    await using first = await open({
      url,
      lockWaitMs: 200,
      limits: { connections: 2, connectMs: 5_000, statementMs: 100 },
    });
    await using second = await open({ url });
    const held = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const holding = second.write(async () => {
      inside.resolve();
      await held.promise;
    });
    await inside.promise;
    await expect(first.write(async () => undefined)).rejects.toThrow('is in use by another command');
    held.resolve();
    await holding;
    await expect(first.writeBeside((transaction) => sql`select pg_sleep(30)`.execute(transaction))).rejects.toThrow(
      'DATABASE_STATEMENT_SECONDS',
    );
  });

  it('passes no limit of a server on to a command', async () => {
    await using command = await open({ url });
    await using server = await open({ url, limits: { connections: 2, connectMs: 5_000, statementMs: 100 } });
    // Both of the pooler's connections have served it.
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.05)`.execute(server.queries)));
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(command.queries);
    expect(rows).toEqual([{ limit: '0' }]);
  });

  it('is told of by the doctor until the user has the planner’s settings', async () => {
    expect(await examinePlanner(url)).toMatchObject({ level: 'warning' });
    const { advice } = (await examinePlanner(url)) ?? {};
    const statements = advice?.match(/alter role .*/)?.[0] ?? '';
    {
      await using direct = await open({ url: place.url });
      for (const statement of statements.split(';').filter((text) => text.trim() !== ''))
        await sql.raw(statement).execute(direct.queries);
    }
    if (!program.ok) return;
    // One that has no connections from before.
    await using later = await startPooler(program.value, inject('postgresUrl'));
    expect(await examinePlanner(later.through(place.url))).toMatchObject({ level: 'fine' });
  });

  async function examinePlanner(address: string): Promise<Finding | undefined> {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: address, SITE_ORIGIN: 'https://esim.example' };
    const { out } = await runCommandLine('doctor --json', settings, new Date());
    return (JSON.parse(out) as readonly Finding[]).find(({ check }) => check === 'planner');
  }
});
