import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface CommandPlace {
  readonly databaseUrl: string;
  readonly dataDir: string;
}

export interface CommandCounts {
  moderated: number;
  imports: number;
  /** Imports and decisions that failed with a message, as they may during an outage. */
  refusals: number;
  /** What a command said that neither did its work nor gave one plain sentence. */
  readonly badCommands: string[];
}

export function newCommandCounts(): CommandCounts {
  return { moderated: 0, imports: 0, refusals: 0, badCommands: [] };
}

/** Publishes what waits, as an operator's script would. */
export async function moderateOn(place: CommandPlace, counts: CommandCounts, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const listed = await runCommand(place, counts, ['reviews', 'list', '--limit', '3', '--json']);
    const ids = listed === null ? [] : [...listed.matchAll(/"id": ?"([0-9a-f-]{36})"/g)].map(([, id = '']) => id);
    for (const id of ids) {
      if ((await runCommand(place, counts, ['reviews', 'approve', id])) !== null) counts.moderated += 1;
    }
    await pause(10_000);
  }
}

export function importOf(path: string): readonly string[] {
  return ['import', path, '--format', 'price-csv'];
}

interface Importing {
  readonly counts: CommandCounts;
  readonly feeds: readonly [string, string];
  readonly isOver: () => boolean;
}

export async function importOn(place: CommandPlace, { counts, feeds, isOver }: Importing): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const done = await runCommand(place, counts, importOf(feeds[turn % 2 === 0 ? 1 : 0]));
    if (done !== null) counts.imports += 1;
    await pause(15_000);
  }
}

/** What the command has written; null: it refused. */
export async function runCommand(
  { databaseUrl, dataDir }: CommandPlace,
  counts: CommandCounts,
  words: readonly string[],
): Promise<string | null> {
  const child = spawn(process.execPath, ['bin/roamchart.js', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status === 0) return out;
  counts.refusals += 1;
  if (status !== 1 || /^\s+at /m.test(err))
    counts.badCommands.push(`${words.join(' ')}: ${status} ${err.slice(0, 500)}`);
  return null;
}
