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

/** Measures a server and its yardsticks, one right after the other, because the machine's other work comes and goes. */
export async function measureRow(server: ChildServer, row: Row, { connections, seconds }: Load): Promise<RowFigures[]> {
  const { name, status } = row;
  const url = server.address + (await pathOf(row, server.address));
  await using bare = await startBareServer(url, row, 'all');
  await using least = row.isHit ? await startBareServer(url, row, 'few') : null;
  const measured: RowFigures[] = [];
  for (const each of connections) {
    const headers = status === 304 ? { 'if-none-match': await lastingTag(url, seconds) } : {};
    const measure = async ({ address, processId }: ChildServer): Promise<LoadFigures> =>
      measureLoad({ url: address, connections: each, seconds, headers, processId }, status);
    const own = await measure({ ...server, address: url });
    const yardstick = await measure(bare);
    const leastFigures = least === null ? null : await measure(least);
    const add = (suffix: string, figures: LoadFigures): number =>
      measured.push({
        row: name + suffix,
        connections: each,
        ...figures,
        ofBareServer: figures.requestsPerSecond / yardstick.requestsPerSecond,
      });
    add('', own);
    add(': bare node:http', yardstick);
    if (leastFigures !== null) add(': bare node:http, few headers', leastFigures);
    const share = Math.round((own.requestsPerSecond / yardstick.requestsPerSecond) * 100);
    console.log(`${name}, ${each} connections: ${share} % of the bare server`);
  }
  return measured;
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
