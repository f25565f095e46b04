import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openDatabase } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { openContext } from '#runtime/open-context.ts';
import { startBalancer } from './balancer.ts';
import { freePort, startPostgres, type ThrowAwayPostgres } from './postgres.ts';
import {
  importOf,
  importOn,
  moderateOn,
  newCommandCounts,
  runCommand,
  type CommandCounts,
  type CommandPlace,
} from './soak-commands.ts';
import { writeSoakFeeds } from './soak-feed.ts';
import { SoakServer } from './soak-server.ts';
import { answersOf, newCounts, readOn, writeOn, type SoakCounts } from './soak-visitors.ts';

export interface SoakReport extends SoakCounts {
  readonly engine: Engine;
  readonly minutes: number;
  readonly kills: number;
  readonly databaseRestarts: number;
  readonly commands: CommandCounts;
  /** Reviews that are there, confirmed or not. */
  readonly stored: number;
  /** Confirmed reviews that are not there. */
  readonly lost: readonly string[];
  /** Reviews that are there more than once. */
  readonly doubled: readonly string[];
  /** Number of servers that exited unexpectedly. */
  readonly crashes: number;
  /** Megabytes of the server that is killed once only, at the sixths of the run. */
  readonly memory: readonly number[];
}

const runFile = promisify(execFile);

/** The built site in a folder of its own: other tests may build it again meanwhile. */
export async function buildSiteInto(folder: string): Promise<void> {
  const dist = join(process.cwd(), 'var', 'test', 'dist');
  const program = fileURLToPath(import.meta.resolve('#tests/support/build-test-site-process.ts'));
  await runFile(process.execPath, [program, dist], { env: { ...process.env, NODE_ENV: 'production' } });
  cpSync(dist, folder, { recursive: true });
}

const site = { name: 'Test', origin: 'http://127.0.0.1', contactEmail: null, operatorName: null };
const killEveryMs = 60_000;

/** Visitors, a moderator and a feed at work on two servers, while these are killed and PostgreSQL is restarted three times. */
export async function soak(engine: Engine, minutes: number): Promise<SoakReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-soak-'));
  const dist = join(dataDir, 'dist');
  await buildSiteInto(dist);
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres?.url ?? `sqlite:${join(dataDir, 'soak.sqlite')}`;
  const feeds = writeSoakFeeds(dataDir);
  const provider = await fill({ databaseUrl, dataDir }, feeds[0]);
  const ports = [await freePort(), await freePort()];
  const servers = ports.map((port) => new SoakServer({ databaseUrl, dataDir, port, dist }));
  try {
    await Promise.all(servers.map((server) => server.start()));
    await using balancer = await startBalancer(servers.map((server) => server.address));
    const run = { databaseUrl, dataDir, feeds, provider, address: balancer.address, servers, postgres };
    const found = await runSoak({ ...run, durationMs: minutes * 60_000 });
    return { engine, minutes, ...found, ...(await inspect(databaseUrl, found.confirmed)) };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    postgres?.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The catalogue that visitors read; gives a seller that reviews can be about. Examples would give way to the feed. */
async function fill(place: CommandPlace, feed: string): Promise<string> {
  const counts = newCommandCounts();
  if ((await runCommand(place, counts, importOf(feed))) === null) throw new Error('the first import has failed');
  const opened = await openContext({ ...place, site, now: () => new Date() });
  if (!opened.ok) throw new Error(opened.reason);
  await using ready = opened.value;
  const [first] = await ready.context.catalogue.providers();
  return first?.publicId ?? '';
}

interface SoakRun extends CommandPlace {
  readonly feeds: readonly [string, string];
  readonly provider: string;
  readonly address: string;
  readonly servers: readonly SoakServer[];
  readonly postgres: ThrowAwayPostgres | null;
  readonly durationMs: number;
}

async function runSoak(run: SoakRun) {
  const { servers, postgres, durationMs, address, feeds } = run;
  const counts = newCounts();
  const faults = { kills: 0, databaseRestarts: 0 };
  const end = performance.now() + durationMs;
  // On a slow machine the test runs until every fault has occurred.
  const isOver = (): boolean =>
    performance.now() > end && faults.kills >= 3 && (postgres === null || faults.databaseRestarts === 3);
  const soaking = { address, counts, isOver };
  const commands = newCommandCounts();
  const memory: number[] = [];
  await Promise.all([
    ...[0, 3, 6, 9].map((reader) => readOn(soaking, reader)),
    ...['w1', 'w2', 'w3'].map((writer) => writeOn(soaking, writer, run.provider)),
    moderateOn(run, commands, isOver),
    importOn(run, { counts: commands, feeds, isOver }),
    killOn(servers, faults, { durationMs, isOver, answered: () => answersOf(counts) }),
    postgres === null ? null : restartOn(postgres, faults, durationMs),
    watchMemory(servers, memory, durationMs),
  ]);
  const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
  return { ...counts, ...faults, commands, memory, crashes };
}

interface KillPlan {
  readonly durationMs: number;
  readonly isOver: () => boolean;
  /** Answers so far. */
  readonly answered: () => number;
}

const leastAnswers = 20;

/** The first server again and again; both together the second time, as when their machine fails. */
async function killOn(
  servers: readonly SoakServer[],
  faults: { kills: number },
  { durationMs, isOver, answered }: KillPlan,
): Promise<void> {
  const everyMs = Math.min(killEveryMs, durationMs / 4);
  for (let turn = 0; ; turn += 1) {
    const before = answered();
    await pause(everyMs);
    // Each lives until it has done something, however slow the machine is.
    while (!isOver() && answered() < before + leastAnswers) await pause(50);
    if (isOver()) return;
    const killed = turn === 1 ? servers : servers.slice(0, 1);
    await Promise.all(killed.map((server) => server.kill()));
    faults.kills += killed.length;
    await Promise.all(killed.map((server) => server.start()));
  }
}

async function restartOn(
  postgres: ThrowAwayPostgres,
  faults: { databaseRestarts: number },
  durationMs: number,
): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await pause(durationMs / 4.5);
    await postgres.halt();
    await pause(1_000);
    await postgres.resume();
    faults.databaseRestarts += 1;
  }
}

async function watchMemory(servers: readonly SoakServer[], memory: number[], durationMs: number): Promise<void> {
  for (let sixth = 0; sixth < 6; sixth += 1) {
    await pause(durationMs / 6 - 100);
    const bytes = await servers.at(-1)?.memory();
    if (typeof bytes === 'number') memory.push(Math.round(bytes / 1024 / 1024));
  }
}

async function inspect(databaseUrl: string, confirmed: SoakCounts['confirmed']) {
  const opened = await openDatabase({ url: databaseUrl, dataDir: '' });
  if (!opened.ok) throw new Error(opened.reason);
  await using database = opened.value;
  const rows = await database.queries.selectFrom('review').select('author_name').execute();
  const stored = Map.groupBy(rows, ({ author_name }) => author_name);
  return {
    stored: rows.length,
    lost: [...confirmed].filter((key) => !stored.has(key)),
    doubled: [...stored].filter(([, found]) => found.length > 1).map(([key]) => key),
  };
}
