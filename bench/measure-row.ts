import { setTimeout } from 'node:timers/promises';
import { startChildServer, type ChildServer } from './child-server.ts';
import { fetchAsSent } from './fetch-as-sent.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';

/** What is asked for. */
export interface Row {
  readonly name: string;
  /** Or the first that looks like it on `/germany`. */
  readonly path: string | RegExp;
  /** 304: who has the page already asks whether it has changed. */
  readonly status: 200 | 304;
  /** Whether it is sent from memory: what the headers cost shows only there. */
  readonly isHit: boolean;
}

export type RowFigures = LoadFigures & {
  readonly row: string;
  readonly connections: number;
  readonly ofBareServer: number;
};

interface Load {
  /** Numbers of them, one measurement each. */
  readonly connections: readonly number[];
  readonly seconds: number;
}

/** Odd. What is sent from memory is compared by the percent, and a processor is not as fast in one second as in the next. */
const roundsOfHits = 5;

/** Measures a server and its yardsticks, one right after the other, because the machine's other work comes and goes. */
export async function measureRow(server: ChildServer, row: Row, { connections, seconds }: Load): Promise<RowFigures[]> {
  const { name, status, isHit } = row;
  const url = server.address + (await pathOf(row, server.address));
  await using bare = await startBareServer(url, row, 'all');
  await using least = isHit ? await startBareServer(url, row, 'few') : null;
  const servers: readonly (readonly [row: string, ChildServer])[] = [
    [name, { ...server, address: url }],
    [`${name}: bare node:http`, bare],
    ...(least === null ? [] : [[`${name}: bare node:http, few headers`, least] as const]),
  ];
  const measured: RowFigures[] = [];
  for (const each of connections) {
    const rounds = servers.map((): LoadFigures[] => []);
    for (let round = 0; round < (isHit ? roundsOfHits : 1); round += 1) {
      for (const [index, [, { address, processId }]] of servers.entries()) {
        const headers = status === 304 ? { 'if-none-match': await lastingTag(url, seconds) } : {};
        const load = { url: address, connections: each, seconds, headers, processId };
        rounds[index]?.push(await measureLoad(load, status));
      }
    }
    const figures = rounds.map(middleOf);
    const yardstick = figures[1]?.requestsPerSecond ?? Number.NaN;
    for (const [index, [label]] of servers.entries()) {
      const own = figures[index];
      if (own === undefined) continue;
      measured.push({ row: label, connections: each, ...own, ofBareServer: own.requestsPerSecond / yardstick });
    }
    const share = Math.round(((figures[0]?.requestsPerSecond ?? Number.NaN) / yardstick) * 100);
    console.log(`${name}, ${each} connections: ${share} % of the bare server`);
  }
  return measured;
}

/** The round that was neither among the fast nor among the slow. */
export function middleOf(rounds: readonly LoadFigures[]): LoadFigures | undefined {
  const sorted = rounds.toSorted((first, second) => first.requestsPerSecond - second.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)];
}

async function pathOf({ path }: Row, address: string): Promise<string> {
  if (typeof path === 'string') return path;
  const [found] = path.exec(await (await fetch(`${address}/germany`)).text()) ?? [];
  if (found === undefined) throw new Error(`/germany names nothing that looks like ${path}.`);
  return found;
}

async function startBareServer(url: string, { status }: Row, headers: 'all' | 'few'): Promise<ChildServer> {
  return startChildServer(['bench/bare-server.ts', url, String(status), headers], {});
}

const minuteMs = 60_000;
/** For a process to start, to warm up, and for a page to be drawn anew. */
const startMs = 4_000;

/** A page that tells the time has another tag each minute: one that stays for a whole measurement, if a minute is enough for it. */
async function lastingTag(url: string, seconds: number): Promise<string> {
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < startMs + seconds * 1000) await setTimeout(left);
  for (let before = ''; ;) {
    const { tag } = await fetchAsSent(url);
    if (tag === before) return tag;
    before = tag;
    // Who asks first in a minute gets the page of the last one, while it is drawn anew.
    await setTimeout(startMs / 4);
  }
}
