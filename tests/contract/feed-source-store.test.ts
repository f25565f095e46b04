import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { Database } from '#database/database.ts';
import { readRuns } from '#feeds/run/run-records.ts';
import { parseFeedSources } from '#feeds/sources/read-feed-sources.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import type { FeedSource } from '#feeds/sources/feed-source.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { isDue, runFeeds } from '#runtime/services/feeds/run-feeds.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { file, startFeedServer, type FeedServer } from '#tests/support/feed-server.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

const header = 'provider,country,data,days,price,currency\n';
const row = (gigabytes: number, price: number): string => `Nori,Japan,${gigabytes} GB,7,${price},USD\n`;
const twoPlans = header + row(1, 4) + row(2, 6);
const hour = 60 * 60_000;

describe.each(engines)('feeds of configured sources on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let server: FeedServer;
  let dataDir: string;
  let clock: number;

  beforeEach(async () => {
    server = await startFeedServer();
    dataDir = makeFolder();
    clock = Date.parse('2026-11-20T08:00:00Z');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  function sourceOf(more: Record<string, unknown> = {}): FeedSource {
    const usual = { name: 'nori', format: 'price-csv', place: 'https://nori.example/feed.csv', everyHours: 6 };
    const read = parseFeedSources(JSON.stringify({ sources: [{ ...usual, ...more }] }), join(dataDir, 'feeds.json'));
    const [source] = read.ok ? read.value : [];
    if (source === undefined) throw new Error(read.ok ? '' : read.reason.join('\n'));
    return source;
  }

  const parts = (database: Database = suite.database) => ({
    database,
    dataDir,
    feeds: defaultFeedSettings,
    keptFiles: 2,
    network: server.network,
    now: () => new Date(clock),
    environment: { NORI_KEY: 'open sesame' },
  });

  async function run(source: FeedSource = sourceOf()) {
    const runs = await runFeeds(() => [source], parts());
    const [first] = runs.ok ? runs.value : [];
    if (first === undefined) throw new Error('no run');
    return first;
  }

  /** What visitors see: the plans that are offered, with when they were checked. */
  async function published(): Promise<readonly string[]> {
    const rows = await suite.database.queries
      .selectFrom('plan')
      .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
      .select(['external_id', 'price_units', 'checked_at'])
      .where('active', '=', 1)
      .orderBy('external_id')
      .execute();
    return rows.map((each) => `${each.external_id} ${each.price_units} ${each.checked_at.slice(11, 16)}`);
  }

  const stateOf = async (name = 'nori') => (await readSourceStates(suite.database.queries)).get(name);
  const kept = (): string[] => readdirSync(join(dataDir, 'feeds', 'fetched', 'nori'));

  it('are imported, then confirmed while they say the same, then imported again', async () => {
    server.answer = file(twoPlans);
    expect(await run()).toMatchObject({ outcome: 'imported', problem: null, report: { added: 2 } });
    clock += 2 * hour;
    expect(await run()).toMatchObject({ outcome: 'unchanged', problem: null, report: null });
    expect(server.asked[1]?.headers['if-none-match']).toBe(`"${twoPlans.length}"`);
    expect(await published()).toEqual(['japan-1gb-7d 40000 10:00', 'japan-2gb-7d 60000 10:00']);
    expect(await createCatalogueReader(suite.database).lastCheckedAt()).toBe('2026-11-20T10:00:00.000Z');
    server.answer = file(header + row(1, 5) + row(2, 6) + row(3, 8));
    clock += hour;
    expect(await run()).toMatchObject({ outcome: 'imported', report: { added: 1, changed: 1, unchanged: 1 } });
    expect((await published())[0]).toBe('japan-1gb-7d 50000 11:00');
  });

  it('are also known by their content, where a server knows no ETag, and as files', async () => {
    server.answer = (_asking, reply) => reply.end(twoPlans);
    await run();
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    expect(kept()).toHaveLength(1);
    writeFileSync(join(dataDir, 'nori.csv'), twoPlans);
    const source = sourceOf({ name: 'dump', place: 'nori.csv' });
    expect(await run(source)).toMatchObject({ outcome: 'imported' });
    expect(await run(source)).toMatchObject({ outcome: 'unchanged' });
  });

  it('are read again when something else has changed their plans, when more is said about them, and after a week', async () => {
    server.answer = file(twoPlans);
    await run();
    const { queries } = suite.database;
    const { id } = await queries
      .updateTable('plan')
      .set({ active: 0 })
      .where('external_id', '=', 'japan-1gb-7d')
      .returning('id')
      .executeTakeFirstOrThrow();
    await queries
      .insertInto('plan_absence')
      .values({ plan_id: id, run_id: 1, withdraws: 1, unconfirmed_after: 1 })
      .execute();
    await queries.updateTable('plan_check').set({ missed_runs: 1 }).where('plan_id', '=', id).execute();
    clock += hour;
    expect(await run()).toMatchObject({ outcome: 'imported', report: { changed: 1, unchanged: 1 } });
    clock += hour;
    const dearer = sourceOf({ markUp: { percent: 10, fixed: '1 USD' } });
    expect(await run(dearer)).toMatchObject({ outcome: 'imported', report: { markUp: { plans: 2 } } });
    expect(await published()).toEqual(['japan-1gb-7d 59900 10:00', 'japan-2gb-7d 79900 10:00']);
    clock += 7 * 24 * hour;
    expect(await run(dearer)).toMatchObject({ outcome: 'imported', report: { unchanged: 2 } });
  });

  it('are read by the mapping of their entry, and again when it is edited', async () => {
    server.answer = file('Land,Volumen,Tage,Preis\nJapan,1 GB,7,"4,50"\n');
    const mappingIn = (currency: string) => ({
      table: 'csv',
      fields: {
        seller: { fixed: { slug: 'nori', name: 'Nori', url: null } },
        place: [{ from: 'Land' }],
        data: { from: 'Volumen' },
        days: { from: 'Tage' },
        price: { from: 'Preis', currency },
      },
    });
    expect(await run(sourceOf({ format: 'table', mapping: mappingIn('EUR') }))).toMatchObject({ outcome: 'imported' });
    expect(await run(sourceOf({ format: 'table', mapping: mappingIn('EUR') }))).toMatchObject({ outcome: 'unchanged' });
    const edited = await run(sourceOf({ format: 'table', mapping: mappingIn('CHF') }));
    expect(edited).toMatchObject({ outcome: 'imported', report: { changed: 1 } });
  });

  it('are asked for with their secrets, which no answer repeats', async () => {
    server.answer = (asking, reply) =>
      reply.writeHead(asking.headers['x-key'] === 'key open sesame' ? 403 : 200).end('x');
    const headers = { 'X-Key': { environment: 'NORI_KEY', before: 'key ' } };
    const refused = await run(sourceOf({ headers, place: 'https://nori.example/feed.csv?token=hidden' }));
    expect(refused.problem).toContain('status 403');
    expect(JSON.stringify([refused, await stateOf()])).not.toMatch(/sesame|hidden/);
    const missing = await run(sourceOf({ headers: { 'X-Key': { environment: 'NOBODY_HAS' } } }));
    expect(missing.problem).toBe(
      'Feed "nori" was not imported, and what was published stays: The header X-Key needs the environment variable NOBODY_HAS, which is missing or empty; set it.',
    );
  });

  const web = '<!doctype html><title>Log in</title>';
  const cutJson = JSON.stringify([{ planName: 'Japan' }, { planName: 'France' }]).slice(0, 30);
  const tooMuch = Buffer.alloc(65_536, 'x');

  it.each<[string, Record<string, unknown>, FeedServer['answer'], RegExp]>([
    ['a web page', {}, (_asking, reply) => reply.end(web), /web page instead of data/],
    ['a feed cut in half', { format: 'data-plan' }, (_asking, reply) => reply.end(cutJson), /cut off|holds no/],
    ['a row cut in half', {}, (_asking, reply) => reply.end(`${twoPlans}"Nori,Japan`), /was not imported/],
    [
      'a redirect to a private address',
      {},
      (_asking, reply) => reply.writeHead(302, { location: 'https://inside.example/' }).end(),
      /leads to 10\.0\.0\.8, which is not a public internet address/,
    ],
    [
      'a server that drips',
      { timeoutSeconds: 1 },
      (_asking, reply) => {
        const drip = setInterval(() => reply.write('x'), 50);
        reply.on('close', () => clearInterval(drip));
      },
      /did not answer in full within 1 s/,
    ],
    [
      'an answer that breaks off',
      {},
      (_asking, reply) => reply.writeHead(200, { 'content-length': 999 }).write(twoPlans, () => reply.destroy()),
      /closed the connection/,
    ],
  ])('keep what is published when the next answer is %s', async (_name, more, answer, sentence) => {
    server.answer = file(twoPlans);
    await run();
    const before = await published();
    server.answer = answer;
    clock += hour;
    const failed = await run(sourceOf(more));
    expect(failed).toMatchObject({ outcome: 'failed', report: null });
    expect(failed.problem).toMatch(sentence);
    expect(failed.problem).not.toContain('\n');
    expect(await published()).toEqual(before);
    expect(await stateOf()).toMatchObject({ failures: 1, problem: failed.problem });
    expect(kept().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('cut a stream of five gigabytes off at the limit, in bounded memory', async () => {
    let sent = 0;
    server.answer = (_asking, reply) => {
      const more = (): void => {
        while (!reply.destroyed && sent < 5e9) {
          sent += tooMuch.length;
          if (!reply.write(tooMuch)) return void reply.once('drain', more);
        }
      };
      more();
    };
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 5);
    const cut = await run(sourceOf({ maxMegabytes: 200 }));
    clearInterval(watch);
    expect(cut.problem).toContain('sends more than 200 MB');
    expect(sent).toBeLessThan(300_000_000);
    expect(most).toBeLessThan(100_000_000);
    expect(kept()).toEqual([]);
  });

  it('wait longer after each failure, and start over once all is well', async () => {
    const source = sourceOf();
    const dueAfter = async (ms: number): Promise<boolean> => isDue(source, await stateOf(), new Date(clock + ms));
    expect(await dueAfter(0)).toBe(true);
    await run();
    await run();
    expect([await dueAfter(hour / 2 - 1), await dueAfter(hour / 2)]).toEqual([false, true]);
    server.answer = file(twoPlans);
    await run();
    expect([await dueAfter(6 * hour - 1), await dueAfter(6 * hour)]).toEqual([false, true]);
  });

  it('keep the last few files, and always the one that is published', async () => {
    for (const price of [4, 5, 6]) {
      server.answer = file(header + row(1, price).padEnd(60 + price));
      clock += hour;
      await run();
    }
    expect(kept()).toHaveLength(2);
    const { file: last } = (await stateOf()) ?? {};
    for (let size = 1; size < 5; size += 1) {
      server.answer = (_asking, reply) => reply.end('no table '.repeat(size));
      clock += hour;
      await run();
    }
    expect(kept()).toHaveLength(3);
    expect(kept()).toContain(last?.name);
  });

  it('run once, however many processes find them due', async () => {
    server.answer = file(twoPlans);
    await using other = await openTestDatabase({ url: suite.url, dataDir });
    const source = sourceOf();
    const due = (database: Database) =>
      runFeeds((states) => (isDue(source, states.get('nori'), new Date(clock)) ? [source] : []), parts(database));
    const outcomes = await Promise.all([due(suite.database), due(other), due(suite.database), due(other)]);
    expect(outcomes.flatMap((each) => (each.ok ? each.value : []))).toHaveLength(1);
    expect(server.asked).toHaveLength(1);
    const refused = outcomes.flatMap((each) => (each.ok ? [] : each.reason));
    for (const sentence of refused) expect(sentence).toContain('Another process is running feeds');
  });

  it('go on after a process that was killed in the middle, with what was published', async () => {
    server.answer = file(twoPlans);
    await run();
    const before = await published();
    const half = Promise.withResolvers<void>();
    server.answer = (_asking, reply) => reply.write(twoPlans, () => half.resolve());
    const script = fileURLToPath(import.meta.resolve('#tests/contract/processes/source-run-process.ts'));
    const entry = JSON.stringify(sourceOf());
    const child = spawn(process.execPath, [script, suite.url, dataDir, server.port, entry], { stdio: 'inherit' });
    const exit = once(child, 'exit');
    await half.promise;
    child.kill('SIGKILL');
    await exit;
    expect(await published()).toEqual(before);
    expect(await stateOf()).toMatchObject({ failures: 1, problem: expect.stringContaining('ended in the middle') });
    server.answer = file(header + row(1, 5));
    expect(await runFeeds(() => [sourceOf()], { ...parts(), now: () => new Date() })).toMatchObject({
      reason: expect.stringContaining('Another process'),
    });
    clock = Date.now() + hour;
    expect(await run()).toMatchObject({ outcome: 'imported', report: { changed: 1 } });
    expect(kept().filter((name) => name.endsWith('.part'))).toEqual([]);
    const runs = await readRuns(suite.database.queries, { feed: 'nori', limit: 9 });
    expect(runs.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('store nothing when another process has taken over in the middle', async () => {
    server.answer = (_asking, reply) => {
      void suite.database
        .writeBeside((transaction) => transaction.updateTable('lease').set({ holder: 'other' }).execute())
        .then(() => reply.end(twoPlans));
    };
    expect((await run()).problem).toContain('Another process has taken over');
    expect(await published()).toEqual([]);
  });
});
