import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { startBalancer } from './balancer.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';
import { SoakServer } from './soak-server.ts';

const runFile = promisify(execFile);

/** The built site in a folder of its own: other tests may build it again meanwhile. */
export async function buildSiteInto(folder: string): Promise<void> {
  const dist = join(process.cwd(), 'var', 'test', 'dist');
  const program = fileURLToPath(import.meta.resolve('#tests/long/build-test-site-process.ts'));
  await runFile(process.execPath, [program, dist], { env: { ...process.env, NODE_ENV: 'production' } });
  cpSync(dist, folder, { recursive: true });
}

export interface SoakReport {
  /** Requests and commands that were answered as expected, by kind. */
  readonly done: Readonly<Record<string, number>>;
  /** 503, connections that a killed server has broken, and commands that refused in one sentence. */
  readonly excused: number;
  /** Any other answer, with what was asked: there must be none. */
  readonly faults: readonly string[];
  readonly kills: number;
  readonly databaseRestarts: number;
  /** Number of servers that exited unexpectedly. */
  readonly crashes: number;
  /** Confirmed reviews that are not there. */
  readonly lost: readonly string[];
  /** Reviews that are there more than once. */
  readonly doubled: readonly string[];
  /** Megabytes of the server that is killed once only, at the sixths of the run. */
  readonly memory: readonly number[];
}

/** What is going on at a site, and what has come of it. */
class Soak {
  readonly done: Record<string, number> = {};
  readonly faults: string[] = [];
  /** Names of the authors of reviews that were answered with 201. */
  readonly confirmed = new Set<string>();
  excused = 0;
  kills = 0;
  databaseRestarts = 0;
  /** On a slow machine it runs until every fault has occurred. */
  isOver = (): boolean => false;

  count(kind: string): void {
    this.done[kind] = (this.done[kind] ?? 0) + 1;
  }

  /** Whether the answer is the expected one. */
  async request(kind: string, url: string, init: RequestInit, expected = 200): Promise<boolean> {
    const status = await fetch(url, init).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => null,
    );
    if (status === expected) this.count(kind);
    else if (status === null || status === 503) this.excused += 1;
    else this.faults.push(`${kind} ${url}: ${status}`);
    return status === expected;
  }

  /** What a command has written; null: it refused. */
  async command(place: CommandPlace, kind: string, words: readonly string[]): Promise<string | null> {
    const env = { ...process.env, DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir };
    try {
      const { stdout } = await runFile(process.execPath, ['bin/roamchart.js', ...words], { env });
      this.count(kind);
      return stdout;
    } catch (error) {
      const text = String(error);
      if (/^\s+at /m.test(text)) this.faults.push(text.slice(0, 500));
      else this.excused += 1;
      return null;
    }
  }
}

interface CommandPlace {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Visitors, a moderator and a feed at work on two servers, while these are killed and PostgreSQL is restarted three times. */
export async function soak(engine: Engine, minutes: number): Promise<SoakReport> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-soak-'));
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const dist = join(dataDir, 'dist');
  await buildSiteInto(dist);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  stack.defer(() => postgres?.stop());
  const place = { databaseUrl: postgres?.url ?? `sqlite:${join(dataDir, 'soak.sqlite')}`, dataDir };
  const run = new Soak();
  const feeds = [1, 2].map((week) => writeFeed(dataDir, week));
  // Examples would give way to the feed.
  if ((await importFeed(run, place, feeds[0] ?? '')) === null) throw new Error('the first import has failed');
  const provider = await findProvider(place);
  const servers = [await freePort(), await freePort()].map((port) => new SoakServer({ ...place, port, dist }));
  for (const server of servers) stack.defer(() => server.kill());
  await Promise.all(servers.map((server) => server.start()));
  const { address } = stack.use(await startBalancer(servers.map((server) => server.address)));
  const durationMs = minutes * 60_000;
  const end = performance.now() + durationMs;
  run.isOver = () => performance.now() > end && run.kills >= 3 && (postgres === null || run.databaseRestarts === 3);
  const memory: number[] = [];
  await Promise.all([
    ...[0, 3, 6, 9].map((reader) => readOn(run, address, reader)),
    ...[1, 2, 3].map((writer) => writeOn(run, address, { writer, provider })),
    moderateOn(run, place),
    importOn(run, place, feeds),
    killOn(run, servers, Math.min(60_000, durationMs / 4)),
    postgres === null ? null : restartOn(run, postgres, durationMs / 4.5),
    watchMemory(servers.at(-1), memory, durationMs / 6),
  ]);
  await Promise.all(servers.map((server) => server.kill()));
  const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
  await using database = await reopen(place);
  const { done, excused, faults, kills, databaseRestarts } = run;
  const stored = await findReviews(database, run.confirmed);
  return { done, excused, faults, kills, databaseRestarts, crashes, memory, ...stored };
}

async function reopen({ databaseUrl: url, dataDir }: CommandPlace): Promise<Database> {
  const opened = await openDatabase({ url, dataDir });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

/** A seller that reviews can be about. */
async function findProvider(place: CommandPlace): Promise<string> {
  await using database = await reopen(place);
  const found = await database.queries.selectFrom('provider').select('public_id').executeTakeFirstOrThrow();
  return found.public_id;
}

async function findReviews({ queries }: Database, confirmed: ReadonlySet<string>) {
  const rows = await queries.selectFrom('review').select('author_name').execute();
  const stored = Map.groupBy(rows, ({ author_name }) => author_name);
  return {
    lost: [...confirmed].filter((key) => !stored.has(key)),
    doubled: [...stored].filter(([, found]) => found.length > 1).map(([key]) => key),
  };
}

const pages = ['/', '/japan', '/ja/germany', '/fr/france', '/es/reviews?order=useful', '/about', '/region?q=ja'];
const calls = [
  '/japan/_payload.json',
  '/api/countries?locale=it',
  '/api/providers?locale=en',
  '/api/v1/plans?destination=JP',
];

/** Goes from page to page. */
async function readOn(run: Soak, address: string, reader: number): Promise<void> {
  const paths = [...pages.map((path) => ['page', path] as const), ...calls.map((path) => ['call', path] as const)];
  for (let step = reader; !run.isOver(); step += 1) {
    const [kind, path] = paths[step % paths.length] ?? ['page', '/'];
    const headers = { 'x-forwarded-for': `2001:db8:f${reader}:${(step >> 8).toString(16)}::1` };
    await run.request(kind, address + path, { headers });
    await pause(200);
  }
}

/** Writes one review after the other, and sends each until it is taken, as the form lets a visitor do. */
async function writeOn(
  run: Soak,
  address: string,
  { writer, provider }: { readonly writer: number; readonly provider: string },
): Promise<void> {
  for (let number = 0; !run.isOver(); number += 1) {
    const key = `w${writer}-${number}`;
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': key,
      // Different addresses: rate limits are not tested here.
      'x-forwarded-for': `2001:db8:${writer}:${number.toString(16)}::1`,
    };
    const text = `Held its speed in the hills and on both ferries; trip ${key}.`;
    for (let attempt = 0; !run.confirmed.has(key) && !run.isOver(); attempt += 1) {
      const fields = { ...validFields, recaptchaToken: `${key}-${attempt}`, name: key, text, provider };
      const body = Uint8Array.from(multipart(partsOf(fields)));
      const sent = { method: 'POST', headers, body };
      if (await run.request('review', `${address}/api/reviews?locale=en`, sent, 201)) run.confirmed.add(key);
      await pause(400);
    }
  }
}

/** Publishes what waits, as an operator's script would. */
async function moderateOn(run: Soak, place: CommandPlace): Promise<void> {
  while (!run.isOver()) {
    const listed = await run.command(place, 'list', ['reviews', 'list', '--limit', '3', '--json']);
    const ids = [...(listed ?? '').matchAll(/"id": ?"([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
    for (const id of ids) {
      await run.command(place, 'screenshots', ['reviews', 'show', id, '--images', 'screenshots']);
      await run.command(place, 'approval', ['reviews', 'approve', id, '--now']);
    }
    await pause(10_000);
  }
}

function importFeed(run: Soak, place: CommandPlace, feed: string): Promise<string | null> {
  return run.command(place, 'import', ['import', feed, '--format', 'price-csv']);
}

async function importOn(run: Soak, place: CommandPlace, feeds: readonly string[]): Promise<void> {
  for (let turn = 1; !run.isOver(); turn += 1) {
    await importFeed(run, place, feeds[turn % 2] ?? '');
    await pause(15_000);
  }
}

/** A thousand invented plans; in the second week a tenth of the prices are a little higher. */
function writeFeed(folder: string, week: number): string {
  const rows = ['Japan', 'Germany', 'France', 'Italy', 'Kenya'].flatMap((country, at) =>
    Array.from({ length: 200 }, (_, index) => {
      const isDearer = week === 2 && (index + at) % 10 === 0;
      const [seller, gigabytes] = [Math.floor(index / 10), 1 + (index % 10)];
      const price = ((3 + gigabytes + seller * 0.1) * (isDearer ? 1.05 : 1)).toFixed(2);
      return `2026-08-1${week},Seller ${seller}.example,${country},${gigabytes} GB,30,${price},https://a.example/${at}`;
    }),
  );
  const path = join(folder, `week-${week}.csv`);
  writeFileSync(path, ['date,competitor,country,data,days,price_usd,source_url', ...rows, ''].join('\n'));
  return path;
}

/** The first server again and again; both together the second time, as when their machine fails. */
async function killOn(run: Soak, servers: readonly SoakServer[], everyMs: number): Promise<void> {
  const answered = (): number => (run.done['page'] ?? 0) + (run.done['call'] ?? 0);
  for (let turn = 0; ; turn += 1) {
    const before = answered();
    await pause(everyMs);
    // Each lives until it has done something, however slow the machine is.
    while (!run.isOver() && answered() < before + 20) await pause(50);
    if (run.isOver()) return;
    const killed = turn === 1 ? servers : servers.slice(0, 1);
    await Promise.all(killed.map((server) => server.kill()));
    run.kills += killed.length;
    await Promise.all(killed.map((server) => server.start()));
  }
}

async function restartOn(run: Soak, postgres: Awaited<ReturnType<typeof startPostgres>>, everyMs: number) {
  while (run.databaseRestarts < 3) {
    await pause(everyMs);
    await postgres.halt();
    await pause(1_000);
    await postgres.resume();
    run.databaseRestarts += 1;
  }
}

async function watchMemory(server: SoakServer | undefined, memory: number[], everyMs: number): Promise<void> {
  for (let sixth = 0; sixth < 6; sixth += 1) {
    await pause(everyMs - 100);
    const bytes = await server?.memory();
    if (typeof bytes === 'number') memory.push(Math.round(bytes / 1024 / 1024));
  }
}
