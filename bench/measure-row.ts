import { setTimeout } from 'node:timers/promises';
import { startChildServer, type ChildServer } from './child-server.ts';
import { fetchAsSent } from './fetch-as-sent.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { percentile } from './percentiles.ts';

/** A measured request. */
export interface Row {
  readonly name: string;
  /** Or the first that looks like it on `/germany`. */
  readonly path: string | RegExp;
  /** 304: a conditional request for an unchanged page. */
  readonly status: 200 | 304;
  /** Whether it is sent from memory: the cost of headers is visible only there. */
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

/** Odd. */
const roundsOfHits = 5;
/** Responses from memory differ by percents, and processor speed varies from second to second. */
const turnsPerSecond = 4;

/** Measures a server and its baselines alternately, because other work on the machine varies. */
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
  const targets = servers.map(([, { address, processId }]) => ({ url: address, processId }));
  const measured: RowFigures[] = [];
  for (const each of connections) {
    const rounds: LoadFigures[][] = [];
    for (let round = 0; round < (isHit ? roundsOfHits : 1); round += 1) {
      const headers = status === 304 ? { 'if-none-match': await lastingTag(url, 1.5 * seconds * servers.length) } : {};
      const turns = isHit ? seconds * turnsPerSecond : 1;
      rounds.push(await measureLoad({ targets, connections: each, seconds, turns, headers }, status));
    }
    const figures = servers.map(([label], index) => ({ row: label, connections: each, ...sumUp(rounds, index) }));
    measured.push(...figures);
    console.log(
      `${name}, ${each} connections: ${Math.round((figures[0]?.ofBareServer ?? Number.NaN) * 100)} % of the bare server`,
    );
  }
  return measured;
}
/** Median round of a server, and the median of its ratios. */
function sumUp(
  rounds: readonly (readonly LoadFigures[])[],
  server: number,
): LoadFigures & { readonly ofBareServer: number } {
  const own = rounds.flatMap((round) => round[server] ?? []);
  const shares = rounds.map((round) => (round[server]?.requestsPerSecond ?? 0) / (round[1]?.requestsPerSecond ?? 0));
  return { ...middleOf(own), ofBareServer: percentile(shares, 0.5) };
}

/** Throws where there is none. */
export function middleOf(rounds: readonly LoadFigures[]): LoadFigures {
  const sorted = rounds.toSorted((first, second) => first.requestsPerSecond - second.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
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
/** For a process to start, to warm three servers up, and for a page to be rendered again. */
const startMs = 6_000;

/**
 * A page that shows the time changes its tag each minute: returns one that lasts for a measurement, if a minute is
 * enough.
 */
async function lastingTag(url: string, seconds: number): Promise<string> {
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < startMs + seconds * 1000) await setTimeout(left);
  for (let before = ''; ;) {
    const { tag } = await fetchAsSent(url);
    if (tag === before) return tag;
    before = tag;
    // The first request in a minute gets the previous page, while it is revalidated.
    await setTimeout(1_000);
  }
}
