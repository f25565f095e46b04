import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findProgram } from '#tools/find-program.ts';
import { openDemoServer } from './demo-server.ts';
import { findProviderPath } from './find-provider-path.ts';
import { rootFlags } from './open-browser.ts';
import { percentile } from './percentiles.ts';

// `node bench/lighthouse.ts [address]`: Lighthouse's figures for a phone, median of three runs of each page.
// See bench/README.md.
const runs = Number(process.env['BENCH_RUNS'] ?? '3');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Readonly<Record<string, number>>;

interface Result {
  readonly scores: Scores;
  readonly faults: readonly string[];
}

await using server = await openDemoServer();
const paths = ['/', '/germany', await findProviderPath(server.address, '/germany'), '/region/europe'];
const table: Record<string, Scores> = {};
for (const path of paths) {
  table[path] = await measure(server.address + path);
}
console.log(`\nLighthouse, mobile, median of ${runs}; milliseconds as Lighthouse estimates them for a slow phone`);
console.table(table);

async function measure(url: string): Promise<Scores> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Lighthouse's own advice is to run again. It happens in one of thirty runs.
    const result = (await measureOnce(url)) ?? (await measureOnce(url));
    if (result === null) throw new Error(`${url}: twice in a row no trace was recorded.`);
    results.push(result);
  }
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

/**
 * In a browser of its own, so that nothing is remembered from the run before, and started as Lighthouse starts it: what
 * drives browsers for tests follows every page itself and doubles the work that Lighthouse then sees. Null: no trace was recorded.
 */
async function measureOnce(url: string): Promise<Result | null> {
  const found = findProgram('Chromium');
  if (!found.ok) throw new Error(found.reason);
  const browser = await launch({ chromePath: found.value, chromeFlags: ['--headless', '--disable-gpu', ...rootFlags] });
  try {
    const result = await lighthouse(url, { port: browser.port, onlyCategories: [...categories], logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError?.code === 'NO_NAVSTART') return null;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
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
    browser.kill();
  }
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly auditRefs: readonly { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** Audits that keep a category other than performance from 100. */
function faultsOf({ categories, audits }: Report): string[] {
  const counted = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit !== undefined && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}
