import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from '#database/migration.ts';
import { readAllTables, tableDifferences, type AllTables } from './all-tables.ts';
import { copyDatabase, copyTemplate } from './database.ts';
import { openMigrated } from './filled-site.ts';
import { makeRuns, operate, operationsToKill, type OperationToKill } from './operations-to-kill.ts';
import { SeededRandom } from './seeded-random.ts';

const program = fileURLToPath(import.meta.resolve('#tests/support/operation-process.ts'));

export interface OperationKills {
  readonly kills: number;
  /** How many had changed nothing. */
  before: number;
  /** Of these, how many had recorded that their run has started. */
  started: number;
  /** How many were done. */
  after: number;
  /** Operations that left anything else, or that could not be done afterwards, with the rows that differ. */
  readonly between: unknown[];
}

/** An operation that nobody has killed. */
interface WholeOperation {
  readonly after: AllTables;
  readonly milliseconds: number;
}

/** Kills processes at random moments of their operations, each on a copy of one database, and looks at what they leave. */
export async function killOperations(engine: Engine, kills: number): Promise<OperationKills> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-kills-'));
  await using base = await copyTemplate(engine);
  try {
    await makeRuns({ url: base.url, dataDir });
    const before = await readTablesAt(base.url);
    const whole = new Map<OperationToKill, WholeOperation>();
    for (const name of operationsToKill) whole.set(name, await finish(name, base.url, dataDir));
    const random = new SeededRandom(engine.length);
    const report: OperationKills = { kills, before: 0, started: 0, after: 0, between: [] };
    for (let kill = 0; kill < kills; kill += 1) {
      const name = operationsToKill[kill % operationsToKill.length] ?? 'import';
      const { after, milliseconds } = whole.get(name) ?? { after: before, milliseconds: 0 };
      await using place = await copyDatabase(base.url);
      await killAfter(random.next() * milliseconds, start(name, place.url, dataDir));
      await judge(report, { name, place: { url: place.url, dataDir }, before, after });
    }
    return report;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function start(name: OperationToKill, url: string, dataDir: string): ChildProcess {
  return spawn(process.execPath, [program, url, dataDir, name], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function begun({ stdout }: ChildProcess): Promise<void> {
  if (stdout !== null) await once(stdout, 'data');
}

async function finish(name: OperationToKill, baseUrl: string, dataDir: string): Promise<WholeOperation> {
  await using place = await copyDatabase(baseUrl);
  const child = start(name, place.url, dataDir);
  const exit = once(child, 'exit');
  await begun(child);
  const from = performance.now();
  const [code] = await exit;
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { milliseconds: performance.now() - from, after: await readTablesAt(place.url) };
}

async function killAfter(milliseconds: number, child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  await begun(child);
  await pause(milliseconds);
  child.kill('SIGKILL');
  await exit;
}

async function readTablesAt(url: string): Promise<AllTables> {
  await using database = await openMigrated(url);
  return await readAllTables(database);
}

interface KilledOperation {
  readonly name: OperationToKill;
  readonly place: { readonly url: string; readonly dataDir: string };
  readonly before: AllTables;
  readonly after: AllTables;
}

async function judge(report: OperationKills, { name, place, before, after }: KilledOperation): Promise<void> {
  const left = await readTablesAt(place.url);
  if (isSame(after, left)) {
    report.after += 1;
    return;
  }
  const withoutStart = { ...left, feed_run: left['feed_run']?.filter((line) => !isRunning(line)) ?? [] };
  const differences = tableDifferences(before, withoutStart);
  if (Object.keys(differences).length > 0) {
    report.between.push({ name, differences });
    return;
  }
  report.before += 1;
  if (withoutStart.feed_run.length < (left['feed_run']?.length ?? 0)) report.started += 1;
  await operate(name, place);
  // A run that was broken off is one more in the records.
  const again = { ...(await readTablesAt(place.url)), feed_run: after['feed_run'] ?? [] };
  if (!isSame(after, again)) report.between.push({ name, again: tableDifferences(after, again) });
}

function isSame(one: AllTables, other: AllTables): boolean {
  return Object.keys(tableDifferences(one, other)).length === 0;
}

function isRunning(line: string): boolean {
  return line.includes('"status":"running"');
}
