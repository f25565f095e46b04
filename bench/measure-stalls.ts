import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findDestination } from '#domain/place/destinations.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { loadSite } from '#server/load-site.ts';
import { generateFeed } from './generate-feed.ts';
import { openBenchContext } from './open-bench-context.ts';
import { runImportProcess } from './run-import-process.ts';

// How long the first page of a large destination blocks other requests: `node bench/measure-stalls.ts 1000000`, on
// SQLite. DATA_DIR=… measures an existing catalogue. See bench/README.md.
const planCount = Number(process.argv[2] ?? '300000');
const kept = process.env['DATA_DIR'];
const destinationsAsked = 3;

const folder = mkdtempSync(join(tmpdir(), 'roamchart-stalls-'));
const dataDir = kept ?? join(folder, 'data');
if (kept === undefined) {
  const feed = join(folder, 'feed.csv');
  await generateFeed(feed, { planCount, dearer: 0 });
  await runImportProcess(feed, { DATABASE_URL: '', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn' });
}
await measure();
rmSync(folder, { recursive: true });

async function measure(): Promise<void> {
  const pages = await loadSite(join(process.cwd(), 'dist'));
  await using rooms = await openBenchContext(dataDir);
  const stats = await rooms.context.catalogue.destinationStats();
  const largest = stats.toSorted((a, b) => b.planCount - a.planCount).slice(0, destinationsAsked);
  const ask = async (name: string, path: string): Promise<void> => {
    const [took, held] = await watchLoop(async () => {
      const request = { method: 'GET', path, search: '', cookies: {}, acceptLanguage: null };
      const answer = await pages.answer(request, rooms.context);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    });
    console.log(`${name.padEnd(48)} ${took.toFixed(0).padStart(6)} ms, longest hold ${held.toFixed(0).padStart(5)} ms`);
  };
  await ask('home, which also compiles', '/');
  for (const { destination: key, planCount: plans } of largest) {
    const destination = findDestination(key);
    if (destination === null) throw new Error(`There is no destination ${key}.`);
    const path = destinationPath(destination.key, destination.slug, 'en');
    await ask(`${path}, ${plans} plans, first`, path);
    await ask(`${path}, ${plans} plans, again`, path);
    await ask(`${path}, as data`, `${path}/_payload.json`);
  }
}

/** Duration in milliseconds, and the longest block of the event loop. */
async function watchLoop(work: () => Promise<void>): Promise<readonly [took: number, held: number]> {
  let longest = 0;
  let isOver = false;
  const start = performance.now();
  let last = start;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  return [performance.now() - start, Math.max(longest, performance.now() - last)];
}
