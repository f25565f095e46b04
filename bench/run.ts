import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startChildServer } from './child-server.ts';
import { measureLoad, type LoadFigures } from './measure-load.ts';
import { measureRender } from './measure-render.ts';
import { measureView } from './measure-view.ts';

// `npm run bench`: how fast pages come from a server with the demo catalogue and no page cache, next to what this machine
// can do at all. See bench/README.md.
const connections = 8;
const seconds = Number(process.env['BENCH_SECONDS'] ?? '10');
const paths = ['/germany', '/germany/_payload.json', '/', '/region', '/api/countries', '/healthz'];

const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
console.log('Starting a server with the demo catalogue …');
const figures = await measureServer();
const render = await measureRender({ dataDir: folder, path: '/germany', count: 100 });
const view = await measureView({ dataDir: folder, country: 'DE', count: 100 });
rmSync(folder, { recursive: true });
report();

async function measureServer(): Promise<Record<string, LoadFigures>> {
  // Settings of the machine must not reach the measurement.
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    DEMO: 'true',
  };
  await using server = await startChildServer(['tools/start.ts'], settings);
  const measured: Record<string, LoadFigures> = {};
  for (const path of paths) {
    const url = server.address + path;
    // Lets the engine compile what the page needs; nothing of it is counted.
    await measureLoad({ url, connections, seconds: 2 });
    measured[path] = await measureLoad({ url, connections, seconds });
  }
  measured['bare node:http, the bytes of /germany'] = await measureBareServer(`${server.address}/germany`);
  return measured;
}

/** A server that has nothing to do but to send the same page. */
async function measureBareServer(page: string): Promise<LoadFigures> {
  const file = join(folder, 'page.br');
  // Node's fetch has undone the compression.
  writeFileSync(file, brotliCompressSync(Buffer.from(await (await fetch(page)).arrayBuffer())));
  await using bare = await startChildServer(['bench/bare-server.ts', file], {});
  await measureLoad({ url: bare.address, connections, seconds: 2 });
  // Awaited here: the server stops with this function.
  return await measureLoad({ url: bare.address, connections, seconds });
}

function report(): void {
  console.log(
    `\n${connections} connections, ${seconds} s each, brotli, no page cache, ${availableParallelism()} processors`,
  );
  console.table(figures);
  console.log('/germany alone, one after the other, without HTTP and compression, ms');
  console.table(render);
  console.log('The list of Germany computed alone, as browsers do after each change, ms');
  console.table(view);
  mkdirSync(join('var', 'bench'), { recursive: true });
  const date = new Date().toISOString();
  const file = join('var', 'bench', `${date.replaceAll(':', '-')}.json`);
  const about = { date, node: process.version, processors: availableParallelism(), connections, seconds };
  writeFileSync(file, `${JSON.stringify({ ...about, figures, render, view }, null, 2)}\n`);
  console.log(`Written to ${file}`);
}
