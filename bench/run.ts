import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startChildServer } from './child-server.ts';
import { measureRendering } from './measure-rendering.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureRow, type Row, type RowFigures } from './measure-row.ts';
import { measureView } from './measure-view.ts';

// `npm run bench`: response rates of a server with the demo catalogue, compared with the limits of this machine. See
// bench/README.md.
const connections = (process.env['BENCH_CONNECTIONS'] ?? '1,8,32,128,256').split(',').map(Number);
const seconds = Number(process.env['BENCH_SECONDS'] ?? '5');

/** Measured requests, to a server with and one without a page cache. */
const kept: readonly Row[] = [
  { name: 'hit', path: '/germany', status: 200, isHit: true },
  { name: 'hit, not changed (304)', path: '/germany', status: 304, isHit: true },
  { name: 'hit, payload', path: '/germany/_payload.json', status: 200, isHit: true },
  { name: 'built file', path: /\/assets\/styles-[\w-]+\.css/, status: 200, isHit: false },
  { name: 'filtered page', path: '/germany?data=5-10&hotspot=yes', status: 200, isHit: false },
  { name: 'search (API)', path: '/api/countries?currency=EUR&locale=en', status: 200, isHit: false },
];
const rendered: readonly Row[] = [{ name: 'miss', path: '/germany', status: 200, isHit: false }];

const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
const markup = join(folder, 'germany.html');
console.log('Starting a server with the demo catalogue …');
const figures = [...(await measureRows(kept, '128')), ...(await measureRows(rendered, '0'))];
const drawing = await measureRendering(folder, markup);
const growth = await measureGrowth(folder);
const view = await measureView({ dataDir: folder, country: 'DE', count: 100 });
rmSync(folder, { recursive: true });
report();

async function measureRows(rows: readonly Row[], cacheMegabytes: string): Promise<RowFigures[]> {
  // Settings of the machine must not reach the measurement.
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    DEMO: 'true',
    OPEN_DATA: 'false',
    PAGE_CACHE_MB: cacheMegabytes,
  };
  await using server = await startChildServer(['tools/start.ts'], settings);
  writeFileSync(markup, await (await fetch(`${server.address}/germany`)).text());
  const measured: RowFigures[] = [];
  for (const row of rows) measured.push(...(await measureRow(server, row, { connections, seconds })));
  return measured;
}

function report(): void {
  console.log(`\n${seconds} s each, brotli, ${availableParallelism()} processors`);
  console.table(figures);
  console.log('/germany rendered without HTTP, ms');
  console.table(drawing);
  console.log('Pages of destinations with few and many plans, rendered in the same way, ms');
  console.table(growth);
  console.log('The list of Germany computed alone, as browsers do after each change, ms');
  console.table(view);
  mkdirSync(join('var', 'bench'), { recursive: true });
  const date = new Date().toISOString();
  const file = join('var', 'bench', `${date.replaceAll(':', '-')}.json`);
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const about = { date, version, node: process.version, processors: availableParallelism(), seconds };
  writeFileSync(file, `${JSON.stringify({ ...about, figures, drawing, growth, view }, null, 2)}\n`);
  console.log(`Written to ${file}`);
}
