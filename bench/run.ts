import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from './child-server.ts';
import { startDemoServer } from './demo-server.ts';
import { measureLoad, type LoadFigures, type LoadTarget } from './measure-load.ts';
import { percentile } from './percentiles.ts';

// `npm run bench`: response rates of a server with the demo catalogue, compared with a bare server that sends the same bytes.
// See bench/README.md.
const manyConnections = (process.env['BENCH_CONNECTIONS'] ?? '1,32').split(',').map(Number);
/** Odd. The server and its baseline take turns, because other work on the machine varies. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? '5');
const secondsPerRound = 2;
/** The engine compiles what runs often. */
const warmUpSeconds = 2;

interface Row {
  readonly name: string;
  /** Or the first that looks like it on `/germany`. */
  readonly path: string | RegExp;
  readonly connections: readonly number[];
}

const withCache: readonly Row[] = [
  { name: 'hit', path: '/germany', connections: manyConnections },
  { name: 'hit, payload', path: '/germany/_payload.json', connections: manyConnections },
  { name: 'built file', path: /\/assets\/styles-[\w-]+\.css/, connections: manyConnections },
  { name: 'filtered page', path: '/germany?data=5-10&hotspot=yes', connections: [1] },
  { name: 'search (API)', path: '/api/countries?currency=EUR&locale=en', connections: [1] },
];
// Concurrent requests for a page share one render.
const withoutCache: readonly Row[] = [{ name: 'miss', path: '/germany', connections: [1] }];

const table: Record<string, Record<string, number>> = {};
const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
await measureRows(withCache, '128');
await measureRows(withoutCache, '0');
rmSync(folder, { recursive: true });
console.log(`\n${rounds} rounds of ${secondsPerRound} s each, brotli, ${availableParallelism()} processors`);
console.table(table);

async function measureRows(rows: readonly Row[], cacheMegabytes: string): Promise<void> {
  await using server = await startDemoServer(folder, {
    LOG_LEVEL: 'info',
    OPEN_DATA: 'false',
    PAGE_CACHE_MB: cacheMegabytes,
  });
  for (const row of rows) await measureRow(server, row);
}

async function measureRow({ address, processId }: ChildServer, { name, path, connections }: Row): Promise<void> {
  const own = { url: address + (await findPath(path, address)), processId };
  await using bare = await startChildServer(['bench/bare-server.ts', own.url], {});
  const baseline = { url: bare.address, processId: bare.processId };
  for (const target of [own, baseline]) await measureLoad(target, { connections: 1, seconds: warmUpSeconds });
  for (const each of connections) table[`${name}, ${each} connections`] = await compare(own, baseline, each);
}

async function compare(own: LoadTarget, baseline: LoadTarget, connections: number): Promise<Record<string, number>> {
  const [owns, bares]: [LoadFigures[], LoadFigures[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    owns.push(await measureLoad(own, { connections, seconds: secondsPerRound }));
    bares.push(await measureLoad(baseline, { connections, seconds: secondsPerRound }));
  }
  const median = (of: readonly LoadFigures[], name: keyof LoadFigures): number =>
    percentile(
      of.map((figures) => figures[name]),
      0.5,
    );
  const ratios = owns.map(({ meanMs }, round) => meanMs / (bares[round]?.meanMs ?? Number.NaN));
  const [used, bareUsed] = [median(owns, 'processorMs'), median(bares, 'processorMs')];
  return {
    'requests/s': Math.round(median(owns, 'requestsPerSecond')),
    'mean ms': rounded(median(owns, 'meanMs')),
    'p97.5 ms': median(owns, 'p975'),
    bytes: median(owns, 'bytesPerAnswer'),
    'processor ms': rounded(used),
    'times bare server': rounded(percentile(ratios, 0.5)),
    'processor, times': rounded(used / bareUsed),
    failures: [...owns, ...bares].reduce((sum, { failures }) => sum + failures, 0),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

async function findPath(path: string | RegExp, address: string): Promise<string> {
  if (typeof path === 'string') return path;
  const [found] = path.exec(await (await fetch(`${address}/germany`)).text()) ?? [];
  if (found === undefined) throw new Error(`/germany names nothing that looks like ${path}.`);
  return found;
}
