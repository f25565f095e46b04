import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { startChildServer, type ChildServer } from './child-server.ts';
import { fetchAsSent } from './fetch-as-sent.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { measureRender, warmingRenders } from './measure-render.ts';
import { measureView } from './measure-view.ts';

// `npm run bench`: how fast answers come from a server with the demo catalogue, next to what this machine can do at all.
// See bench/README.md.
const connections = (process.env['BENCH_CONNECTIONS'] ?? '1,8,32,128,256').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? '5');

interface Row {
  readonly path: string;
  /** Whether the server keeps pages. */
  readonly isKept: boolean;
  /** Who has the page already asks whether it has changed. */
  readonly isUnchanged?: boolean;
}

const rows: Readonly<Record<string, Row>> = {
  hit: { path: '/germany', isKept: true },
  'hit, not changed (304)': { path: '/germany', isKept: true, isUnchanged: true },
  'hit, payload': { path: '/germany/_payload.json', isKept: true },
  miss: { path: '/germany', isKept: false },
  'filtered page': { path: '/germany?data=5-10&hotspot=yes', isKept: true },
  'search (API)': { path: '/api/countries?currency=EUR&locale=en', isKept: true },
};

type Figures = LoadFigures & { readonly row: string; readonly connections: number; readonly ofBareServer: number };

const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
console.log('Starting a server with the demo catalogue …');
const figures = [...(await measureRows(true)), ...(await measureRows(false))];
const render = await measureRender({ dataDir: folder, path: '/germany', count: 100 });
const bareRender = measureBareRender();
const view = await measureView({ dataDir: folder, country: 'DE', count: 100 });
rmSync(folder, { recursive: true });
report();

async function measureRows(isKept: boolean): Promise<Figures[]> {
  // Settings of the machine must not reach the measurement.
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    DEMO: 'true',
    DRAW_AHEAD: 'false',
    OPEN_DATA: 'false',
    PAGE_CACHE_MB: isKept ? '128' : '0',
  };
  await using server = await startChildServer(['tools/start.ts'], settings);
  const measured: Figures[] = [];
  for (const [row, asked] of Object.entries(rows)) {
    if (asked.isKept === isKept) measured.push(...(await measureRow(server, row, asked)));
  }
  return measured;
}

async function measureRow(server: ChildServer, row: string, { path, isUnchanged = false }: Row): Promise<Figures[]> {
  const url = server.address + path;
  const sent = await fetchAsSent(url);
  const file = join(folder, 'body');
  writeFileSync(file, sent.body);
  if (path === '/germany') writeFileSync(join(folder, 'germany.html'), await (await fetch(url)).text());
  const headers = isUnchanged ? { 'if-none-match': sent.tag } : {};
  await using bare = await startChildServer(['bench/bare-server.ts', file, isUnchanged ? '304' : '200'], {});
  const measured: Figures[] = [];
  for (const each of connections) {
    // Side by side, because the machine's other work comes and goes. What is not counted lets the engine compile.
    for (const address of [url, bare.address])
      await measureLoad({ url: address, connections: each, seconds: 1, headers });
    const own = await measureLoad({ url, connections: each, seconds, headers, server });
    const yardstick = await measureLoad({ url: bare.address, connections: each, seconds, headers, server: bare });
    const ofBareServer = own.requestsPerSecond / yardstick.requestsPerSecond;
    measured.push(
      { row, connections: each, ...own, ofBareServer },
      { row: `${row}: bare node:http`, connections: each, ...yardstick, ofBareServer: 1 },
    );
    console.log(`${row}, ${each} connections: ${Math.round(ofBareServer * 100)} % of the bare server`);
  }
  return measured;
}

/** The same markup from React alone, as a process of its own: React is fast only when it is told that it is no development. */
function measureBareRender() {
  const parameters = ['bench/bare-render.ts', join(folder, 'germany.html'), '100', String(warmingRenders)];
  const printed = execFileSync(process.execPath, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
  const shape = { p50: z.number(), processorMs: z.number(), markupBytes: z.number(), renderedBytes: z.number() };
  return z.object(shape).parse(JSON.parse(printed.toString()));
}

function report(): void {
  console.log(`\n${seconds} s each, brotli, ${availableParallelism()} processors`);
  console.table(figures);
  console.log('/germany alone, one after the other, without HTTP and compression, ms');
  console.table({ ...render, 'bare react-dom': bareRender });
  console.log('The list of Germany computed alone, as browsers do after each change, ms');
  console.table(view);
  mkdirSync(join('var', 'bench'), { recursive: true });
  const date = new Date().toISOString();
  const file = join('var', 'bench', `${date.replaceAll(':', '-')}.json`);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const about = { date, version, node: process.version, processors: availableParallelism(), seconds };
  writeFileSync(file, `${JSON.stringify({ ...about, figures, render, bareRender, view }, null, 2)}\n`);
  console.log(`Written to ${file}`);
}
