import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listPlaywrightFailures, listVitestFailures } from './failed-tests.ts';
import { findFirefox } from './find-firefox.ts';
import { findCaddy, findNginx, findPooler } from './find-servers.ts';
import { findTestBrowser } from './find-test-browser.ts';
import { findWebKit } from './find-webkit.ts';
import { listSkipReasons } from './skip-reasons.ts';
import { addCounts, countPlaywright, countVitest, describeCounts, type TestCounts } from './test-counts.ts';

// `npm test`, and with `--extended` the tests that it leaves out. The last line is the sum over both runners, read from their
// reports; the lines before it name the failed tests, and say what could not be tried here and what to do about it.
const isExtended = process.argv.includes('--extended');
const reportFolder = join('var', 'test');
const oneFailure: TestCounts = { passed: 0, failed: 1, skipped: 0 };

interface Run {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly count: (report: unknown) => TestCounts;
}

const failures: string[] = [];
const skipReasons: string[] = [];
// Looked for before any test, so that none waits while they are installed.
for (const found of [findPooler(), findNginx(), findCaddy()]) if (!found.ok) skipReasons.push(found.reason);

mkdirSync(reportFolder, { recursive: true });
const counts = addCounts([runVitest(), runBrowserTests()]);
console.log(['', ...failures, ...skipReasons, describeCounts(counts)].join('\n'));
process.exitCode = counts.failed === 0 ? 0 : 1;

function runVitest(): TestCounts {
  const report = reportFile('vitest');
  return runTests({
    name: 'vitest',
    parameters: [
      'run',
      `--project=${isExtended ? '' : '!'}extended`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: (report) => {
      failures.push(...listVitestFailures(report));
      return countVitest(report);
    },
  });
}

function runBrowserTests(): TestCounts {
  const chromium = findTestBrowser();
  if (!chromium.ok) {
    console.error(chromium.reason);
    return oneFailure;
  }
  // Looked for here, so that no test waits while it is installed; tests without it are skipped and say why.
  const firefox = findFirefox();
  const webKit = findWebKit();
  const environment = {
    CHROMIUM_PATH: chromium.value,
    ...(firefox.ok && { FIREFOX_PATH: firefox.value }),
    ...(webKit.ok && { WEBKIT_DRIVER_PATH: webKit.value.driver, XVFB_PATH: webKit.value.display }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
  };
  return runTests({
    name: 'playwright',
    parameters: ['test', isExtended ? '--grep' : '--grep-invert', '@extended', '--reporter=list,json'],
    environment,
    count: (report) => {
      failures.push(...listPlaywrightFailures(report));
      skipReasons.push(...listSkipReasons(report));
      return countPlaywright(report);
    },
  });
}

function reportFile(name: string): string {
  return join(reportFolder, `${name}${isExtended ? '-extended' : ''}.json`);
}

/** A run that leaves no report, or ends badly with a report that names no failure, is one failure. */
function runTests({ name, parameters, environment, count }: Run): TestCounts {
  const file = reportFile(name);
  rmSync(file, { force: true });
  const { status } = spawnSync(join('node_modules', '.bin', name), parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const counts = readCounts(file, count);
  return status !== 0 && counts.failed === 0 ? addCounts([counts, oneFailure]) : counts;
}

function readCounts(file: string, count: Run['count']): TestCounts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`The report ${file} cannot be read: ${String(error)}`);
    return oneFailure;
  }
}
