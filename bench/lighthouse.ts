import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { openDemoServer } from './demo-server.ts';
import { findProviderPath } from './find-provider-path.ts';
import { openBrowser } from './open-browser.ts';
import { percentile } from './percentiles.ts';

// `node bench/lighthouse.ts [address]`: Lighthouse's figures for a phone, median of three runs of each page.
// See bench/README.md.
const runs = Number(process.env['BENCH_RUNS'] ?? '3');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Readonly<Record<string, number>>;

await using server = await openDemoServer();
const paths = ['/', '/germany', await findProviderPath(server.address, '/germany'), '/region/europe'];
const table: Record<string, Scores> = {};
for (const path of paths) {
  await drawPictures(server.address, path);
  table[path] = await measure(server.address + path);
}
console.log(`\nLighthouse, mobile, median of ${runs}; milliseconds as Lighthouse estimates them for a slow phone`);
console.table(table);

async function measure(url: string): Promise<Scores> {
  const results: { readonly scores: Scores; readonly faults: readonly string[] }[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(url));
  for (const fault of new Set(results.flatMap(({ faults }) => faults))) console.log(`${url}: ${fault}`);
  const [first] = results;
  return Object.fromEntries(
    Object.keys(first?.scores ?? {}).map((name) => [
      name,
      percentile(
        results.map(({ scores }) => scores[name] ?? 0),
        0.5,
      ),
    ]),
  );
}

/** Waits until the pictures that a phone shows on a page are drawn, as they are on a site that has run for a while. */
async function drawPictures(address: string, path: string): Promise<void> {
  const html = await (await fetch(address + path)).text();
  const pictures = new Set(html.match(/\/assets\/pictures\/country\/[\w-]+(?<!night)\.avif/g)?.filter(isOfPhones));
  for (const picture of pictures) {
    while ((await fetch(address + picture)).headers.get('content-type') !== 'image/avif') await setTimeout(200);
  }
}

function isOfPhones(picture: string): boolean {
  return !picture.includes('-big');
}

/** In a browser of its own, so that nothing is remembered from the run before. */
async function measureOnce(url: string): Promise<{ readonly scores: Scores; readonly faults: readonly string[] }> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits } = result.lhr;
    const scores = categories.map((name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)]);
    const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
    const shift = Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000) / 1000;
    return {
      scores: Object.fromEntries([
        ...scores,
        ...timings.map((name) => [name, Math.round(audits[name]?.numericValue ?? 0)]),
        ['layout shift', shift],
        ['machine', Math.round(result.lhr.environment.benchmarkIndex)],
      ]) as Scores,
      faults: faultsOf(result.lhr),
    };
  } finally {
    await browser.close();
  }
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly auditRefs: readonly { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** What keeps a category other than performance from 100. */
function faultsOf({ categories, audits }: Report): string[] {
  const counted = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit !== undefined && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}

function freePort(): Promise<number> {
  const listener = createServer();
  return new Promise((resolve) => {
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
