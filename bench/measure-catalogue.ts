import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '#server/load-site.ts';
import { generateFeed } from './generate-feed.ts';
import { nearestDestination, pathTo } from './nearest-destination.ts';
import { openBenchContext } from './open-bench-context.ts';
import { percentile } from './percentiles.ts';
import { runImportProcess } from './run-import-process.ts';

// Whether a page costs more with a larger catalogue: `node bench/measure-catalogue.ts 10000 1000000`, on SQLite. Both
// catalogues are measured at destinations with about the same number of plans, and at the largest one. See
// bench/README.md.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];
const rounds = 25;
/** A destination of so many plans stands in every catalogue. */
const usualPlans = 320;

const folder = mkdtempSync(join(tmpdir(), 'roamchart-catalogue-'));
const pages = await loadSite(join(process.cwd(), 'dist'));

for (const planCount of sizes) {
  const feed = join(folder, `${planCount}.csv`);
  await generateFeed(feed, { planCount, dearer: 0 });
  const dataDir = join(folder, String(planCount));
  await runImportProcess(feed, { DATABASE_URL: '', DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn' });
  await measure(dataDir, planCount);
}
rmSync(folder, { recursive: true });

async function measure(dataDir: string, planCount: number): Promise<void> {
  await using rooms = await openBenchContext(dataDir);
  const stats = await rooms.context.catalogue.destinationStats();
  const usual = nearestDestination(stats, usualPlans);
  const largest = nearestDestination(stats, Infinity);
  const [first] = (await rooms.context.catalogue.providerPages()).filter(
    ({ destination }) => destination === usual.destination,
  );
  console.log(`\n${planCount} plans; processor milliseconds of a page: the first, and the median of ${rounds}`);
  const asked: Readonly<Record<string, string>> = {
    home: '/',
    [`a destination of ${usual.planCount} plans`]: pathTo(usual),
    'a provider there': `${pathTo(usual)}/${first?.provider ?? ''}`,
    regions: '/region',
    reviews: '/reviews',
    [`the largest destination, ${largest.planCount} plans`]: pathTo(largest),
  };
  for (const [name, path] of Object.entries(asked)) {
    const render = async (): Promise<void> => {
      const answer = await pages.answer(
        { method: 'GET', path, search: '', cookies: {}, acceptLanguage: null },
        rooms.context,
      );
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    };
    const once = await processorMs(render);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await processorMs(render));
    console.log(`${name.padEnd(48)}${[once, percentile(times, 0.5)].map((ms) => ms.toFixed(1).padStart(9)).join('')}`);
  }
}

/** Of all threads: other work on the machine hardly changes it. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
