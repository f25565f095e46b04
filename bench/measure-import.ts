import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '#database/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startChildServer } from './child-server.ts';
import { generateFeed } from './generate-feed.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { runFeedsProcess, runImportProcess, type ImportFigures } from './run-import-process.ts';

// Duration and resources of an import, and its effect on visitors. `node bench/measure-import.ts 1000000`, with
// ENGINE=sqlite or ENGINE=postgres for one of the two. See bench/README.md.
const planCount = Number(process.argv[2] ?? '100000');
const chosen = process.env['ENGINE'];
const paths = ['/', '/japan', '/germany/_payload.json', '/region/europe', '/iceland', '/reviews', '/api/countries'];
const connections = 2;
const warmUpSeconds = 5;
const idleSeconds = 20;
const mostPagesSeconds = 60;
const writeEveryMs = 100;

interface Store extends AsyncDisposable {
  readonly url: string;
  /** Megabytes on the disk. */
  size(): Promise<number>;
}

const folder = mkdtempSync(join(tmpdir(), 'roamchart-import-'));
const feed = join(folder, 'feed.csv');
const little = join(folder, 'little.csv');
const changed = join(folder, 'changed.csv');
console.log(`Writing a feed of ${planCount} plans …`);
await generateFeed(feed, { planCount, dearer: 0 });
await generateFeed(little, { planCount, dearer: 1 });
await generateFeed(changed, { planCount, dearer: 10 });
console.log(`${megabytes(statSync(feed).size)} MB`);
if (chosen !== 'postgres') await measure('sqlite', openSqliteStore());
if (chosen !== 'sqlite') await measure('postgres', await openPostgresStore());
rmSync(folder, { recursive: true });

async function measure(engine: string, opened: Store): Promise<void> {
  await using store = opened;
  const settings = { DATABASE_URL: store.url, DATA_DIR: join(folder, engine), DEMO: 'false', LOG_LEVEL: 'warn' };
  const run = (path: string): Promise<ImportFigures> => runImportProcess(path, settings);
  const first = await run(feed);
  report(engine, 'first import', first);
  console.log(`${engine}: the database takes ${await store.size()} MB`);
  const again = await run(feed);
  report(engine, 'the same file again', again);
  console.log(`${engine}: ${(first.seconds / again.seconds).toFixed(1)} times as fast as the first import`);
  await using writer = await watchWriters(store.url);
  report(engine, 'a hundredth dearer', await run(little));
  console.log(`${engine}: a review that is sent meanwhile waits at most ${(writer.longestMs() / 1000).toFixed(1)} s`);
  await measureSource(engine, settings, first);
  await measurePages(engine, settings, () => run(changed));
}

/** Cost of an unchanged feed. */
async function measureSource(
  engine: string,
  settings: Readonly<Record<string, string>>,
  first: ImportFigures,
): Promise<void> {
  const file = join(folder, 'feeds.json');
  const source = { name: 'bench', format: 'canonical-csv', place: feed, everyHours: 24 };
  writeFileSync(file, JSON.stringify({ sources: [source] }));
  const run = () => runFeedsProcess({ ...settings, FEED_SOURCES: file });
  await run();
  const { seconds, processorSeconds, peakMb } = await run();
  console.log(
    `${engine}: a configured feed that has not changed: ${seconds.toFixed(1)} s (processor ${processorSeconds.toFixed(1)} s), peak ${peakMb.toFixed(0)} MB, ` +
      `${(first.seconds / seconds).toFixed(1)} times as fast as the first import`,
  );
}

interface WriterWatch extends AsyncDisposable {
  /** Longest latency of a small write during the import. */
  longestMs(): number;
}

/** Writes like a review submission, repeatedly. */
async function watchWriters(url: string): Promise<WriterWatch> {
  const opened = await openDatabase({ url, dataDir: folder, lockWaitMs: 30 * 60_000 });
  if (!opened.ok) throw new Error(opened.reason);
  const database = opened.value;
  let longest = 0;
  const ended = new AbortController();
  const touch = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      await database.writeBeside((queries) =>
        queries.deleteFrom('bot_token_used').where('token_hash', '=', '').execute(),
      );
      longest = Math.max(longest, performance.now() - start);
      await pause(writeEveryMs);
    }
  };
  const touching = touch();
  return {
    longestMs: () => longest,
    [Symbol.asyncDispose]: async () => {
      ended.abort();
      await touching;
      await database.close();
    },
  };
}

async function measurePages(
  engine: string,
  settings: Readonly<Record<string, string>>,
  importChanged: () => Promise<ImportFigures>,
): Promise<void> {
  const more = { PORT: '0', HOST: '127.0.0.1' };
  await using server = await startChildServer(['tools/start.ts'], { ...settings, ...more });
  const ask = (seconds: number, until?: AbortSignal): Promise<LoadFigures> =>
    measureLoad({ url: server.address, paths }, { connections, seconds, ...(until === undefined ? {} : { until }) });
  await ask(warmUpSeconds);
  const idle = await ask(idleSeconds);
  const ended = new AbortController();
  const importing = importChanged().finally(() => ended.abort());
  const busy = await ask(mostPagesSeconds, ended.signal);
  report(engine, 'a tenth dearer, while pages are asked for', await importing);
  const write = ({ meanMs, p975, answers, failures }: LoadFigures): string =>
    `mean ${meanMs.toFixed(2)} ms, p97.5 ${p975} ms (${answers} answers, ${failures} failed)`;
  const times = (busy.meanMs / idle.meanMs).toFixed(2);
  console.log(`${engine}: pages alone ${write(idle)}, during the import ${write(busy)}, ${times} times the mean`);
}

function report(engine: string, name: string, { seconds, processorSeconds, peakMb, counts }: ImportFigures): void {
  const { added, changed: newPrices, unchanged } = counts;
  const what = `${added} added, ${newPrices} changed, ${unchanged} unchanged`;
  const time = `${seconds.toFixed(1)} s (processor ${processorSeconds.toFixed(1)} s)`;
  console.log(`${engine}: ${name}: ${time}, peak ${peakMb.toFixed(0)} MB, ${what}`);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

function openSqliteStore(): Store {
  const path = join(folder, 'bench.sqlite');
  const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    url: `sqlite:${path}`,
    size: async () => megabytes(sizeOf(path) + sizeOf(`${path}-wal`)),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function openPostgresStore(): Promise<Store> {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  return {
    url: server.url,
    size: async () => {
      const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size');
      return megabytes(Number(rows[0]?.size));
    },
    [Symbol.asyncDispose]: async () => {
      await client.end();
      server.stop();
    },
  };
}
